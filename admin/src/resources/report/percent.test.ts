import { expect, it } from "vitest";
import { changeOf, shareOf } from "./percent";

it("a change is told in whole per cent with its sign, and not at all against nothing", () => {
  expect([changeOf(150, 100), changeOf(90, 100), changeOf(100, 100), changeOf(5, 0)]).toEqual([
    "+50%",
    "-10%",
    "0%",
    undefined,
  ]);
});

it("a share of nothing is nothing", () => {
  expect([shareOf(1, 12), shareOf(0, 0)]).toEqual(["8%", "0%"]);
});
