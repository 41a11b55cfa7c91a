import { afterEach, expect, it, vi } from "vitest";
import { KeptTexts } from "./kept-texts";
import { endIfOver } from "./looks-in-turns";
import { momentOf } from "./moment";
import { readingTexts } from "./reader";
import { sampleProgress } from "./sample-progress";
import { UnderWay } from "./under-way";

const progress = sampleProgress(1);
const keeper = { texts: new KeptTexts(momentOf(progress.seen)), progress };

/** Each step takes longer than a turn of the event loop may. */
let now = 1_000;
function* inSteps(steps: number) {
  for (let step = 0; step < steps; step += 1) {
    now += 6;
    yield;
  }
  return "all of it";
}

afterEach(() => vi.restoreAllMocks());

it("goes on with a long look in later turns, and lets others have theirs in between", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const underWay = new UnderWay<string>();
  let looks = 0;
  let others = 0;
  let other = setImmediate(function goOn() {
    others += 1;
    other = setImmediate(goOn);
  });
  const answer = await readingTexts(
    "en",
    async () => keeper,
    () => {
      looks += 1;
      return underWay.goOn("list", () => inSteps(10));
    },
  );
  clearImmediate(other);
  expect([answer, looks]).toEqual(["all of it", 11]);
  expect(others).toBeGreaterThan(0);
});

it("lets a look that others undo again and again go on to its end", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  let looks = 0;
  const answer = await readingTexts(
    "en",
    async () => keeper,
    () => {
      looks += 1;
      now += 6;
      endIfOver();
      return "at last";
    },
  );
  expect(answer).toBe("at last");
  expect(looks).toBeLessThan(50);
});

it("looks at the catalogue that is in use by then", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const another = { ...keeper };
  let isThere = false;
  const answer = await readingTexts(
    "en",
    async () => (isThere ? another : keeper),
    (catalogue) => {
      if (catalogue === another) return "the other one's";
      isThere = true;
      now += 6;
      endIfOver();
      return "of before";
    },
    (catalogue) => !isThere || catalogue === another,
  );
  expect(answer).toBe("the other one's");
});

it("does not take a failure for the end of a turn", async () => {
  const look = () => {
    throw new Error("no such product");
  };
  await expect(readingTexts("en", async () => keeper, look)).rejects.toThrow("no such product");
});
