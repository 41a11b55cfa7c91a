import { expect, it } from "vitest";
import { parseBand, parseSlot, showBand, showSlot } from "./vehicle-lines";

it("the times and charges of the shop's own vehicle are read as staff type them, and shown alike", () => {
  const morning = { from: "09:30", to: "13:00" };
  for (const typed of ["9:30–13:00", "09:30 - 13:00", " 9:30 13:00 "])
    expect(parseSlot(typed)).toEqual(morning);
  expect(parseSlot(showSlot(morning))).toEqual(morning);
  const heavy = { fromKg: 100, charge: 450 };
  for (const typed of ["100 kg: 450", "100: ₹450", "100 450"]) expect(parseBand(typed)).toEqual(heavy);
  expect(parseBand(showBand(heavy))).toEqual(heavy);
});

it("what is only half typed stays as it is, for the shop to refuse", () => {
  expect(showSlot(parseSlot("10:00"))).toBe("10:00");
  expect(showBand(parseBand("100"))).toBe("100");
});
