import { describe, expect, it } from "vitest";
import { addressKey, cashKeys, phoneOfKey, sideOfKey } from "./cash-keys";

const key = (address: string, pincode = "411001") => addressKey({ pincode, address });

describe("what cash is counted by", () => {
  it.each([
    ["12, Laxmi Road", "12 laxmi road"],
    ["12 Laxmi Rd.", "Laxmi Road 12"],
    ["Flat No 3, 12 Laxmi Road", "flat no. 3,12 LAXMI RD"],
    ["१२ लक्ष्मी रोड", "12, लक्ष्मी रोड"],
    ["12A Laxmi Road", "12-A, Laxmi  Road"],
    ["１２ Laxmi Road", "12 Laxmi Road Road"],
  ])("finds one address in %j and %j", (one, other) => expect(key(one)).toBe(key(other)));

  it.each([
    ["12 Laxmi Road", "13 Laxmi Road"],
    ["12 Laxmi Road", "12 Tilak Road"],
    ["१२ लक्ष्मी रोड", "१२ टिळक रोड"],
    ["मीरा भवन", "मारी भवन"],
    ["12 Laxmi Road", "112 Laxmi Road"],
  ])("finds two in %j and %j", (one, other) => expect(key(one)).not.toBe(key(other)));

  it("finds two where the pincodes differ", () => {
    expect(key("12 Laxmi Road", "411001")).not.toBe(key("12 Laxmi Road", "411002"));
  });

  it("names account, phones and address once each, and knows which is which", () => {
    const keys = cashKeys({
      customerId: "cus_1",
      phones: ["9876543210", null, "9876543210", undefined],
      address: { pincode: "411001", address: "12 Laxmi Road" },
    });
    expect(keys.map(sideOfKey)).toEqual(["account", "phone", "address"]);
    expect(keys.map(phoneOfKey)).toEqual([null, "9876543210", null]);
  });

  it("leaves out what is not known yet", () => {
    expect(cashKeys({ customerId: "cus_1", phones: [null] })).toEqual(["account:cus_1"]);
  });
});
