import { z } from "zod";
import { User } from "./auth";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Code, Email, Phone } from "./fields";
import { messages } from "./messages";

/** The sign-in name to change. */
export const ContactField = z.enum(["email", "phone"]);
export type ContactField = z.infer<typeof ContactField>;

/** Where the code was sent, which proves the new e-mail or phone. */
export const CodeSent = z.object({
  field: ContactField,
  by: z.enum(["mail", "text"]),
  /** The new e-mail or phone itself; for a phone, the account's e-mail if the shop sends no texts. */
  to: z.string(),
  minutes: z.int(),
});
export type CodeSent = z.infer<typeof CodeSent>;

export const contact = endpoints({
  /**
   * 409 names the field that another account has. A repeated request sends another code: once a minute, five times an
   * hour.
   */
  askContactChange: {
    method: "POST",
    path: "/api/auth/contact",
    list: "account",
    access: "signedIn",
    summary: "Ask to sign in with another e-mail or phone: a code goes there, and nothing changes yet",
    body: z
      .object({
        password: z.string().min(1).max(200),
        email: Email.optional(),
        phone: Phone.optional(),
      })
      .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
        path: ["email"],
        message: messages.oneContact.key,
      }),
    response: ok({ data: CodeSent }),
  },

  confirmContactChange: {
    method: "POST",
    path: "/api/auth/contact/confirm",
    list: "account",
    access: "signedIn",
    summary: "Give the code: the new e-mail or phone signs in from now on, and the old e-mail is told",
    body: z.object({ code: Code }),
    response: ok({ user: User }),
  },
});
