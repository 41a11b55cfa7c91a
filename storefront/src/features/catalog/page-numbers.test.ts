import { expect, it } from "vitest";
import { pageNumbers } from "./page-numbers";

it("links to the ends and to the neighbours of the current page", () => {
  expect(pageNumbers(6, 12)).toEqual([1, undefined, 5, 6, 7, undefined, 12]);
});
it("fills a gap of one page instead of marking it", () => {
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, undefined, 12]);
});
it("shows every page of a short list", () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});
