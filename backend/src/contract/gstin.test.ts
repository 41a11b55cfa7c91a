import { expect, it } from "vitest";
import { gstinProblem } from "./gstin";

it("accepts a GSTIN of the shop's state whose check digit is right", () => {
  expect(gstinProblem("27AAPFU0939F1ZV", "Maharashtra")).toBeUndefined();
  expect(gstinProblem("29AAGCB7383J1Z4", "Karnataka")).toBeUndefined();
});

it("names what is wrong: the form, the check digit, the state", () => {
  expect(gstinProblem("27AAPFU0939F1Z", "Maharashtra")).toBe("malformed");
  expect(gstinProblem("27AAPFU0939F1ZW", "Maharashtra")).toBe("checkDigit");
  expect(gstinProblem("27AAPFU0939F1ZV", "Goa")).toBe("otherState");
});
