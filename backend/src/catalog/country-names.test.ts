import { describe, expect, it } from "vitest";
import { countryNames } from "./country-names";

describe("a country of origin", () => {
  it.each([
    ["India", "भारत", "भारत"],
    [" Vietnam ", "वियतनाम", "व्हिएतनाम"],
    ["Germany", "जर्मनी", "जर्मनी"],
  ])("%s has a name in each language", (written, hi, mr) => {
    expect(countryNames(written)).toEqual({ hi, mr });
  });

  it.each(["", "Bharat", "भारत", "India and China", "IN"])(
    "that is no country's English name has none: '%s'",
    (written) => {
      expect(countryNames(written)).toBeUndefined();
    },
  );
});
