import { expect, it } from "vitest";
import { starsAsked, withStars } from "./stars-asked";

const asked = (search: string) => starsAsked(new URLSearchParams(search));

it("an address asks for reviews with one to five stars, and anything else for all", () => {
  expect(asked("stars=4&variant=v1")).toBe(4);
  for (const other of ["", "stars=", "stars=0", "stars=6", "stars=4.5", "stars=4,5", "stars=all"])
    expect(asked(other)).toBeUndefined();
});
it("keeps the chosen variant when the stars change", () => {
  const search = new URLSearchParams("variant=v1&stars=2");
  expect(withStars(search, 5)).toBe("variant=v1&stars=5");
  expect(withStars(search, undefined)).toBe("variant=v1");
  expect(search.get("stars")).toBe("2");
});
