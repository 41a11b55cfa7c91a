import { describe, expect, it } from "vitest";
import { growthOf } from "./flat-memory";

const hour = (at: (sample: number) => number) => Array.from({ length: 40 }, (_, sample) => at(sample));

describe("the memory of a process in a soak", () => {
  it("is flat where it only breathes, and where it grew while it warmed up", () => {
    expect(growthOf(hour((at) => 400 + (at % 3) * 20))).toMatchObject({ isFlat: true });
    expect(growthOf(hour((at) => Math.min(500, 200 + at * 40)))).toMatchObject({ isFlat: true });
  });
  it("is not where it goes on growing", () => {
    expect(growthOf(hour((at) => 400 + at * 5))).toEqual({ from: 475, to: 575, isFlat: false });
  });
  it("is not judged by a few samples", () => {
    expect(growthOf([1, 2, 3])).toBeUndefined();
  });
});
