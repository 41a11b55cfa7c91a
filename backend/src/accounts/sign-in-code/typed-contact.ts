import { normalisePhone } from "../../contract/rules";

/** What somebody typed to name their account, as the shop stores it. */
export type Contact = { key: "email" | "phone"; value: string };

/** A phone that nobody has, for a text that is neither: it is looked up like any other. */
const nobodys = "none";

export function typedContact(emailOrPhone: string): Contact {
  if (emailOrPhone.includes("@")) return { key: "email", value: emailOrPhone.toLowerCase() };
  return { key: "phone", value: normalisePhone(emailOrPhone) ?? nobodys };
}
