import { plainDigits } from "./rules";

/** The refund account of a cash order. Imported by both front ends: keep it free of libraries. */
export const refundMeans = ["cash", "upi", "bank"] as const;
export type RefundMeans = (typeof refundMeans)[number];

/** `name@bank`, without a dot after the @, which excludes e-mail addresses. */
const upiPattern = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/;
const accountNumberPattern = /^\d{9,18}$/;
const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const bare = (text: string) => plainDigits(text).replace(/[\s\u200b-\u200d-]/g, "");

/** A UPI ID in lower case, as banks use it; undefined if invalid. */
export function normaliseUpiId(input: string): string | undefined {
  const upiId = plainDigits(input).trim().toLowerCase();
  return upiPattern.test(upiId) ? upiId : undefined;
}

/** The digits of a bank account number; undefined if invalid. */
export function normaliseAccountNumber(input: string): string | undefined {
  const number = bare(input);
  return accountNumberPattern.test(number) ? number : undefined;
}

/** The code of a bank branch, such as SBIN0000427; undefined if invalid. */
export function normaliseIfsc(input: string): string | undefined {
  const ifsc = bare(input).toUpperCase();
  return ifscPattern.test(ifsc) ? ifsc : undefined;
}

type Account = { kind: "upi"; upiId: string } | { kind: "bank"; accountNumber: string; ifsc: string };

/** A masked account: enough for its owner to recognise it, and not enough to use it. */
export function accountHint(account: Account): string {
  if (account.kind === "bank") return `••••${account.accountNumber.slice(-4)}, ${account.ifsc.slice(0, 4)}`;
  const at = account.upiId.indexOf("@");
  return `${account.upiId.slice(0, 1)}•••${account.upiId.slice(at)}`;
}
