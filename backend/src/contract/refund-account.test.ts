import { describe, expect, it } from "vitest";
import { accountHint, normaliseAccountNumber, normaliseIfsc, normaliseUpiId } from "./refund-account";

describe("where money of a cash order goes", () => {
  it("is a UPI ID as banks write them, and no e-mail", () => {
    expect(normaliseUpiId(" Asha.Patil-7@okAxis ")).toBe("asha.patil-7@okaxis");
    expect(normaliseUpiId("९८७६५४३२१०@ybl")).toBe("9876543210@ybl");
    for (const wrong of ["asha@gmail.com", "asha", "@ybl", "a@ybl", "asha patil@ybl", "asha@", "asha@1bank"])
      expect(normaliseUpiId(wrong), wrong).toBeUndefined();
  });

  it("is an account of 9 to 18 digits at a branch, however they are spaced", () => {
    expect(normaliseAccountNumber("3012 3456 789")).toBe("30123456789");
    expect(normaliseAccountNumber("३०१२३४५६७८९")).toBe("30123456789");
    for (const wrong of ["12345678", "1".repeat(19), "30123456x89"])
      expect(normaliseAccountNumber(wrong), wrong).toBeUndefined();
    expect(normaliseIfsc(" sbin 0000427")).toBe("SBIN0000427");
    for (const wrong of ["SBIN1000427", "SBIN000042", "SB1N0000427"])
      expect(normaliseIfsc(wrong), wrong).toBeUndefined();
  });

  it("is shown so that its owner knows it and nobody can use it", () => {
    expect(accountHint({ kind: "upi", upiId: "asha@okaxis" })).toBe("a•••@okaxis");
    expect(accountHint({ kind: "bank", accountNumber: "30123456789", ifsc: "SBIN0000427" })).toBe(
      "••••6789, SBIN",
    );
  });
});
