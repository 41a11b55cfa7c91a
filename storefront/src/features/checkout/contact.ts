import { normalisePhone } from "@contract/digits";

/** Who picks an order up, as typed; `address` is for the invoice of a large order. */
export type Contact = { name: string; phone: string; address: string };

/** The text for each field that lacks something. */
export type ContactProblems = Partial<
  Record<keyof Contact, "nameMissing" | "phoneMalformed" | "addressMissing">
>;

export function contactProblems({ name, phone, address }: Contact, needsAddress: boolean): ContactProblems {
  return {
    ...(name.trim().length < 2 && { name: "nameMissing" as const }),
    ...(!normalisePhone(phone) && { phone: "phoneMalformed" as const }),
    ...(needsAddress && address.trim().length < 5 && { address: "addressMissing" as const }),
  };
}
