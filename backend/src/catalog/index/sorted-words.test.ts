import { expect, it } from "vitest";
import { SortedWords } from "./sorted-words";

/** Distinct words in no order, the same every time. */
const words = (count: number, start = 0) =>
  Array.from({ length: count }, (_, at) => `w${((at + start) * 7_919) % 1_000_003}`);

it("sorts the words of a whole catalogue in slices as in one go, and puts few and many new ones in", async () => {
  const sorted = new SortedWords();
  const known: string[] = [];
  const add = (more: readonly string[]) => {
    known.push(...more);
    for (const word of more) sorted.add(word);
  };
  add(words(20_000));
  await sorted.sortInSlices();
  expect(sorted.all()).toEqual([...known].sort());

  add(words(3, 20_000));
  expect(sorted.all()).toEqual([...known].sort());
  add(words(500, 30_000));
  expect(sorted.all()).toEqual([...known].sort());
  add(words(5_000, 40_000));
  await sorted.sortInSlices();
  expect(sorted.all()).toEqual([...known].sort());
  expect(sorted.startingWith("w99", 3)).toEqual(
    [...known]
      .filter((word) => word.startsWith("w99"))
      .sort()
      .slice(0, 3),
  );
});
