type Asked = { limit: number; offset: number };

/** Where a page is read: from the list's start, or from its end with every sort reversed. */
export type PagePlace = Asked & { isFromEnd: boolean };

/**
 * The place of a page in a list of `total` rows, from the nearer end: the last page then costs as little as the first,
 * and none more than half of a narrow index (ADR-0050).
 */
export function pagePlace({ limit, offset }: Asked, total: number): PagePlace {
  if (offset < total / 2) return { limit, offset, isFromEnd: false };
  const end = Math.min(offset + limit, total);
  return { limit: Math.max(0, end - offset), offset: total - end, isFromEnd: true };
}

/** `order by` these columns with their directions, or all of them reversed for a page that is read from the end. */
export function orderBy(columns: readonly string[], isDescending: boolean, isFromEnd = false): string {
  const way = isDescending === isFromEnd ? "asc" : "desc";
  return `order by ${columns.map((column) => `${column} ${way}`).join(", ")}`;
}
