import { pininfo } from "indian_address";
import { describe, expect, it } from "vitest";
import { stateNames } from "../contract/states";
import { lookupPincode } from "./lookup-pincode";

describe("looking up a pincode", () => {
  it.each([
    ["415001", "Maharashtra", "Satara"],
    ["194101", "Ladakh", "Leh"],
    ["190001", "Jammu and Kashmir", "Srinagar"],
    ["401404", "Maharashtra", "Palghar"],
    ["401107", "Maharashtra", "Thane"],
    ["414001", "Maharashtra", "Ahilyanagar"],
    ["431001", "Maharashtra", "Chhatrapati Sambhajinagar"],
    ["413501", "Maharashtra", "Dharashiv"],
    ["500001", "Telangana", "Hyderabad"],
    ["492001", "Chhattisgarh", "Raipur"],
    ["605001", "Puducherry", "Puducherry"],
    ["533464", "Puducherry", "Yanam"],
    ["744101", "Andaman and Nicobar Islands", "South Andaman"],
  ])("puts %s in %s, %s", (pincode, state, district) =>
    expect(lookupPincode(pincode)).toEqual({ state, district }),
  );

  it("contains every pincode of the package, and covers all of the 36 states and territories", () => {
    const found = new Set(Object.keys(pininfo).map((pincode) => lookupPincode(pincode)?.state));
    expect([...found].sort()).toEqual([...stateNames].sort());
  });

  it("returns nothing for an unknown one", () => {
    for (const unknown of ["999999", "100000", "abc", ""]) expect(lookupPincode(unknown)).toBeUndefined();
  });
});
