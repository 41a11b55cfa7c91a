import { z } from "zod";
import { User } from "./auth";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Password, Phone, UserName } from "./fields";

export const account = endpoints({
  updateAccount: {
    method: "PUT",
    path: "/api/auth/account",
    access: "signedIn",
    list: "account",
    summary: "Change one's name; a phone other than one's own is 422, as `askContactChange` asks for it",
    body: z.object({ userName: UserName.optional(), phone: Phone.optional() }),
    response: ok({ user: User }),
  },

  changePassword: {
    method: "PUT",
    path: "/api/auth/password",
    access: "signedIn",
    list: "account",
    summary: "Change one's password; ends one's other sessions",
    body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: Password }),
    response: ok({}),
  },

  /** Orders and invoices are kept, with no link back to the person's account. 409 for the last admin. */
  deleteAccount: {
    method: "DELETE",
    path: "/api/auth/account",
    access: "signedIn",
    list: "account",
    summary: "Delete one's account for good; orders and invoices are kept",
    body: z.object({ password: z.string().min(1).max(200) }),
    response: ok({}),
  },
});
