import { expect, it } from "vitest";
import { gstinProblem, normaliseGstin, stateOfGstin } from "./gstin";

it("accepts a GSTIN of the shop's state whose check digit is right", () => {
  expect(gstinProblem("27AAPFU0939F1ZV", "Maharashtra")).toBeUndefined();
  expect(gstinProblem("29AAGCB7383J1Z4", "Karnataka")).toBeUndefined();
});

it("names what is wrong: the form, the check digit, the state", () => {
  expect(gstinProblem("27AAPFU0939F1Z", "Maharashtra")).toBe("malformed");
  expect(gstinProblem("27AAPFU0939F1ZW", "Maharashtra")).toBe("checkDigit");
  expect(gstinProblem("27AAPFU0939F1ZV", "Goa")).toBe("otherState");
});

it("is read however it is typed, and names its state", () => {
  expect(normaliseGstin(" 27 aapfu-0939f 1zv ")).toBe("27AAPFU0939F1ZV");
  expect(normaliseGstin("२७AAPFU०९३९F1ZV")).toBe("27AAPFU0939F1ZV");
  expect(stateOfGstin("29AAGCB7383J1Z4")).toBe("Karnataka");
  expect(stateOfGstin("99AAGCB7383J1Z4")).toBeUndefined();
});

it("is taken of any state where none is asked for", () => {
  expect(gstinProblem("29AAGCB7383J1Z4")).toBeUndefined();
  expect(gstinProblem("29AAGCB7383J1Z5")).toBe("checkDigit");
});
