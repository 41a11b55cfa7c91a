import { expect, it } from "vitest";
import { within } from "./shrink";

it("keeps the proportions of a photo, and leaves a small picture alone", () => {
  expect(within({ width: 4_000, height: 3_000 })).toEqual({ width: 2_000, height: 1_500 });
  expect(within({ width: 3_000, height: 4_000 })).toEqual({ width: 1_500, height: 2_000 });
  expect(within({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  expect(within({ width: 10_000, height: 1 })).toEqual({ width: 2_000, height: 1 });
});
