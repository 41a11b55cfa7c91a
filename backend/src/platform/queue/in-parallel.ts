/** Runs `work` for every item, `width` at a time; an error ends the whole run. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One shared iterator: each worker takes the next item when it has finished the last.
  const rest = [...items].values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
