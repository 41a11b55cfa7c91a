import { expect, it } from "vitest";
import { averageRating, canSubmit } from "./average";

it("averages the ratings of the list to one decimal", () => {
  expect(averageRating([{ reviewValue: 5 }, { reviewValue: 4 }, { reviewValue: 4 }])).toBe(4.3);
});
it("has no average without reviews", () => {
  expect(averageRating([])).toBe(0);
});
it("lets a review be sent only with words and stars", () => {
  expect(canSubmit("  ", 5)).toBe(false);
  expect(canSubmit("Good", 0)).toBe(false);
  expect(canSubmit(" Good ", 4)).toBe(true);
});
