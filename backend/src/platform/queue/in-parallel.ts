/** Does `work` for every item, `width` at a time; work that throws ends the whole. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One iterator for all: each takes the next item when it is done with its last.
  const rest = [...items].values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
