import { setImmediate as breathe } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { haveLooksBeenLong, lookForATurn, TurnOver } from "./looks-in-turns";
import { UnderWay } from "./under-way";

/** What the looks were for, step by step, each step as long as a turn. */
const done: string[] = [];
let now = 1_000;

function* counting(name: string, steps: number) {
  for (let step = 1; step <= steps; step += 1) {
    done.push(`${name}${step}`);
    now += 6;
    yield;
  }
  return name;
}

/** Looks again in each turn of the event loop until there is an answer, and counts the turns. */
async function inTurns<Answer>(look: () => Answer): Promise<[Answer, number]> {
  for (let turns = 1; ; turns += 1) {
    await breathe();
    haveLooksBeenLong();
    try {
      return [lookForATurn(true, look), turns];
    } catch (error) {
      if (!(error instanceof TurnOver)) throw error;
    }
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  done.length = 0;
});

it("works a long answer out over several turns, no step of it twice", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const underWay = new UnderWay<string>();
  expect(await inTurns(() => underWay.goOn("a", () => counting("a", 3)))).toEqual(["a", 4]);
  expect(done).toEqual(["a1", "a2", "a3"]);
});

it("goes on to the end in one turn where it may not stop", () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const underWay = new UnderWay<string>();
  expect(lookForATurn(false, () => underWay.goOn("a", () => counting("a", 3)))).toBe("a");
  expect(underWay.goOn("b", () => counting("b", 2))).toBe("b");
});

it("begins an answer anew that a change touches, and goes on with the others", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const underWay = new UnderWay<string>();
  const begin = (name: string, touched: number) => () =>
    underWay.goOn(
      name,
      () => counting(name, 2),
      () => (positions) => positions.includes(touched),
    );
  for (const look of [begin("a", 1), begin("b", 2)])
    await inTurns(() => {
      try {
        return look();
      } catch {
        return "its turn is over";
      }
    });
  underWay.dropTouched([2]);
  await inTurns(begin("a", 1));
  await inTurns(begin("b", 2));
  expect(done).toEqual(["a1", "b1", "a2", "b1", "b2"]);
});

it("forgets an answer whose work has failed", () => {
  const underWay = new UnderWay<string>();
  // biome-ignore lint/correctness/useYield: it fails before.
  const fail = function* (): Generator<void, string> {
    throw new Error("no such column");
  };
  expect(() => underWay.goOn("a", fail)).toThrow("no such column");
  expect(underWay.goOn("a", () => counting("a", 1))).toBe("a");
});
