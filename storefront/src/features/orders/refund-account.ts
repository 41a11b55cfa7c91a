import type { CallInput } from "@contract";
import { normaliseAccountNumber, normaliseIfsc, normaliseUpiId } from "@contract/refund-account";
import { type FieldProblem, lengthRule } from "@/lib/field-rules";

export type AccountForm = {
  kind: "upi" | "bank" | "later";
  upiId: string;
  accountNumber: string;
  accountAgain: string;
  ifsc: string;
  accountName: string;
};

export const emptyAccount: AccountForm = {
  kind: "upi",
  upiId: "",
  accountNumber: "",
  accountAgain: "",
  ifsc: "",
  accountName: "",
};

const nameRule = lengthRule(2, 100, "nameMissing");

/** What is wrong with the account; the fields of the other method are not checked. */
export function accountProblems(
  form: AccountForm,
): Partial<Record<keyof AccountForm, FieldProblem | undefined>> {
  if (form.kind === "later") return {};
  if (form.kind === "upi") return { upiId: normaliseUpiId(form.upiId) ? undefined : "upiWrong" };
  const number = normaliseAccountNumber(form.accountNumber);
  return {
    accountName: nameRule(form.accountName),
    accountNumber: number ? undefined : "accountNumberWrong",
    accountAgain:
      number && normaliseAccountNumber(form.accountAgain) !== number ? "accountsDiffer" : undefined,
    ifsc: normaliseIfsc(form.ifsc) ? undefined : "ifscWrong",
  };
}

/** The account in the form of the calls; null if the shopper enters it later. */
export function accountOf(form: AccountForm): CallInput<"saveRefundAccount">["body"]["refundAccount"] | null {
  const { kind, upiId, accountNumber, ifsc, accountName } = form;
  if (kind === "later") return null;
  return kind === "upi" ? { kind, upiId } : { kind, accountNumber, ifsc, accountName };
}
