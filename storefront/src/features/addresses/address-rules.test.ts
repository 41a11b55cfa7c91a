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
    expect(addressInput(typed, false)).toEqual({ ...typed, email: null, notes: null });
    expect(addressInput(typed, true).pincodeConfirmed).toBe(true);
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
