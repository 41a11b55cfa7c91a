import { type FieldProblem, lengthRule, phoneRule } from "@/lib/field-rules";
import { recipientRule } from "@/lib/name-rules";

/** Who picks an order up, as typed; `address` is for the invoice of a large order. */
export type Contact = { name: string; phone: string; address: string };

/** What is wrong with each field, by the rules of the server. */
export type ContactProblems = Partial<Record<keyof Contact, FieldProblem | undefined>>;

export const contactProblems = (
  { name, phone, address }: Contact,
  needsAddress: boolean,
): ContactProblems => ({
  name: recipientRule(name),
  phone: phoneRule(phone),
  address: needsAddress ? lengthRule(5, 200, "addressShort")(address) : undefined,
});
