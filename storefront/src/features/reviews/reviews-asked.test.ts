import { expect, it } from "vitest";
import { reviewsAsked, withReviews } from "./reviews-asked";

const asked = (search: string) => reviewsAsked(new URLSearchParams(search));
const all = { stars: undefined, withPhotos: false };

it("an address asks for reviews with one to five stars, and anything else for all", () => {
  expect(asked("stars=4&variant=v1")).toEqual({ ...all, stars: 4 });
  for (const other of ["", "stars=", "stars=0", "stars=6", "stars=4.5", "stars=4,5", "stars=all", "photos=2"])
    expect(asked(other)).toEqual(all);
});
it("asks for those with photos, also among those with as many stars", () => {
  expect(asked("photos=1")).toEqual({ ...all, withPhotos: true });
  expect(asked("photos=1&stars=3")).toEqual({ stars: 3, withPhotos: true });
});
it("keeps the chosen variant when the reviews change", () => {
  const search = new URLSearchParams("variant=v1&stars=2");
  expect(withReviews(search, { stars: 5, withPhotos: true })).toBe("variant=v1&stars=5&photos=1");
  expect(withReviews(search, all)).toBe("variant=v1");
  expect(search.get("stars")).toBe("2");
});
