import { describe, expect, it } from "vitest";
import { addressInput, addressRules, addressValues, placeFromPincode } from "./address-rules";

const typed = {
  name: "Asha Patil",
  phone: "98765 43210",
  email: "",
  address: "12 Powai Naka",
  city: "Satara",
  state: "Maharashtra",
  pincode: "415001",
  notes: " ",
  company: "",
  gstin: "",
};

describe("an address", () => {
  it("needs everything but a landmark and an e-mail", () => {
    expect(Object.values(addressRules(typed)).filter(Boolean)).toEqual([]);
    const empty = addressValues(undefined, { userName: "", phone: null });
    expect(Object.values(addressRules(empty)).filter(Boolean)).toEqual([
      "nameMissing",
      "phoneMissing",
      "pincodeWrong",
      "addressShort",
      "cityShort",
      "stateMissing",
    ]);
  });

  it("starts with the account's own name and phone", () => {
    expect(addressValues(undefined, { userName: "Asha", phone: "9876543210" })).toMatchObject({
      name: "Asha",
      phone: "9876543210",
    });
  });

  it("is sent without blanks, and confirmed only when asked", () => {
    expect(addressInput(typed, false)).toEqual({
      ...typed,
      email: null,
      notes: null,
      company: null,
      gstin: null,
    });
    expect(addressInput(typed, true).pincodeConfirmed).toBe(true);
  });
});

describe("a GSTIN", () => {
  const business = { ...typed, company: "Patil & Sons", gstin: "27AAPFU0939F1ZV" };
  const problems = (values: typeof typed) => {
    const { company, gstin } = addressRules(values);
    return [company, gstin];
  };

  it("needs the name of its business, which needs no GSTIN", () => {
    expect(problems(business)).toEqual([undefined, undefined]);
    expect(problems({ ...business, gstin: "" })).toEqual([undefined, undefined]);
    expect(problems({ ...business, company: " " })).toEqual(["companyMissing", undefined]);
  });

  it("is read as it is typed, and a mistake is named", () => {
    expect(problems({ ...business, gstin: " 27 aapfu 0939f 1zv" })).toEqual([undefined, undefined]);
    expect(problems({ ...business, gstin: "27AAPFU0939F1ZW" })).toEqual([undefined, "gstinTypo"]);
    expect(problems({ ...business, gstin: "PATIL" })).toEqual([undefined, "gstinWrong"]);
  });
});

describe("a pincode", () => {
  const bengaluru = { district: "Bengaluru", state: "Karnataka" };
  const nothing = { city: "", state: "" };

  it("fills in state and district where nothing is written", () => {
    expect(placeFromPincode(nothing, bengaluru, nothing)).toEqual({ city: "Bengaluru", state: "Karnataka" });
  });

  it("replaces what another pincode filled in, never what the shopper wrote", () => {
    const filled = { city: "Satara", state: "Maharashtra" };
    expect(placeFromPincode(filled, bengaluru, filled)).toEqual({ city: "Bengaluru", state: "Karnataka" });
    expect(placeFromPincode({ city: "Karad", state: "Maharashtra" }, bengaluru, filled)).toEqual({
      state: "Karnataka",
    });
  });

  it("that is not known fills in nothing", () => {
    expect(placeFromPincode(nothing, { district: null, state: null }, nothing)).toEqual({});
  });
});
