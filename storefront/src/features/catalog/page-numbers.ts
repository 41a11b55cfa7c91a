/** The pages to link to: the first, the last, those around the current one; `undefined` marks a gap. */
export function pageNumbers(current: number, pages: number): (number | undefined)[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((page, at) => {
    const before = sorted[at - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [undefined, page];
  });
}
