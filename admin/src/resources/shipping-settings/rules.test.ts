import { describe, expect, it } from "vitest";
import { indiaToday, parseList, toFormErrors, withDay } from "./rules";

describe("the shipping settings in the panel", () => {
  it("take pincodes with spaces, commas or lines between them, and districts line by line", () => {
    expect(parseList("415001, 415002\n415001;110", "words")).toEqual(["415001", "415002", "110"]);
    expect(parseList("Karnataka/Bengaluru Urban\n\n Maharashtra/Pune ", "lines")).toEqual([
      "Karnataka/Bengaluru Urban",
      "Maharashtra/Pune",
    ]);
    expect(parseList(" \n ", "words")).toEqual([]);
  });

  it("say beside a list what is wrong with one of its entries", () => {
    const values = { specialPincodes: ["194", "9x"], cod: { max: 10 } };
    const errors = { "specialPincodes.1": "Please give a pincode", "cod.max": "Too low" };
    expect(toFormErrors(errors, values)).toEqual({
      specialPincodes: "9x: Please give a pincode",
      "cod.max": "Too low",
    });
  });

  it("keep both sentences where two entries are wrong", () => {
    const values = { unservedPincodes: ["a", "b"] };
    expect(toFormErrors({ "unservedPincodes.0": "No", "unservedPincodes.1": "No" }, values)).toEqual({
      unservedPincodes: "a: No · b: No",
    });
  });

  it("keep holidays in order, each once", () => {
    expect(withDay(["2026-08-15", "2027-01-26"], "2026-10-02")).toEqual([
      "2026-08-15",
      "2026-10-02",
      "2027-01-26",
    ]);
    expect(withDay(["2026-08-15"], "2026-08-15")).toEqual(["2026-08-15"]);
  });

  it("count days as India does", () => {
    expect(indiaToday(new Date("2026-11-21T18:29:00Z"))).toBe("2026-11-21");
    expect(indiaToday(new Date("2026-11-21T18:31:00Z"))).toBe("2026-11-22");
  });
});
