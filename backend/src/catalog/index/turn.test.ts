import { expect, it } from "vitest";
import { mapInTurns, turnMs } from "./turn";

it("makes one of each, in their order, and lets others work between two that are long", async () => {
  const log: string[] = [];
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      log.push("other");
      resolve();
    });
  });
  const made = await mapInTurns([1, 2, 3], (item) => {
    const start = performance.now();
    while (performance.now() - start <= turnMs);
    log.push(`item ${item}`);
    return item * 2;
  });
  await other;
  expect(made).toEqual([2, 4, 6]);
  expect(log).toEqual(["item 1", "other", "item 2", "item 3"]);
});
