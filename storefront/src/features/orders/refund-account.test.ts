import { describe, expect, it } from "vitest";
import { accountOf, accountProblems, emptyAccount } from "./refund-account";

const bank = {
  ...emptyAccount,
  kind: "bank" as const,
  accountName: "Asha Patil",
  accountNumber: "3012 3456 789",
  accountAgain: "30123456789",
  ifsc: "sbin0000427",
};
const faults = (form: typeof emptyAccount) =>
  Object.entries(accountProblems(form)).filter(([, problem]) => problem);

describe("where a shopper wants their money", () => {
  it("is a UPI ID, a bank account whose number was typed twice, or said later", () => {
    expect(faults({ ...emptyAccount, upiId: "asha@okaxis" })).toEqual([]);
    expect(faults(bank)).toEqual([]);
    expect(faults({ ...emptyAccount, kind: "later" })).toEqual([]);
    expect(faults(emptyAccount)).toEqual([["upiId", "upiWrong"]]);
    expect(faults({ ...bank, accountAgain: "30123456788" })).toEqual([["accountAgain", "accountsDiffer"]]);
    expect(faults({ ...bank, accountNumber: "12", ifsc: "SBI", accountName: "" })).toEqual([
      ["accountName", "nameMissing"],
      ["accountNumber", "accountNumberWrong"],
      ["ifsc", "ifscWrong"],
    ]);
  });

  it("goes to the shop without the second number, and not at all where it is said later", () => {
    expect(accountOf(bank)).toEqual({
      kind: "bank",
      accountName: "Asha Patil",
      accountNumber: "3012 3456 789",
      ifsc: "sbin0000427",
    });
    expect(accountOf({ ...emptyAccount, kind: "later" })).toBeNull();
  });
});
