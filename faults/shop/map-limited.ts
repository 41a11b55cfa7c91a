/** Maps `items` with limited concurrency and returns the results in order. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const hand = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as Item, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, hand));
  return results;
}
