import { expect, it } from "vitest";
import { fitted } from "./shrink";

it("makes a phone's picture as small as the shop keeps it, in proportion", () => {
  expect(fitted(4_000, 3_000)).toEqual({ width: 2_160, height: 1_620 });
  expect(fitted(3_000, 4_000)).toEqual({ width: 1_620, height: 2_160 });
});
it("leaves a small one as it is", () => {
  expect(fitted(640, 480)).toEqual({ width: 640, height: 480 });
});
