import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Email, Id, Password, Phone, passwordMessages, text, UserName } from "./fields";
import { staffRoles } from "./roles";
import { passwordProblem } from "./rules";

export const User = z.object({
  id: Id,
  userName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(["user", "admin"]),
  /** With role `admin`: what this member of the staff may see and do. */
  staffRole: z.enum(staffRoles).optional(),
  /** From check-auth: staff must have a second factor, and this member has not set one up yet. */
  owesSecondFactor: z.literal(true).optional(),
  /** From login and check-auth: this shopper's prices may differ from a guest's, as they are in shared pages. */
  hasOwnPrices: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

/**
 * Stored in local storage (Spec §3). It is valid for minutes, ends with its session, and works only for the
 * carousel's calls.
 */
const Token = z.string();

export const auth = endpoints({
  /** Spec §7 "register". 409 names the field that is taken; the visitor stays unauthenticated. */
  register: {
    method: "POST",
    path: "/api/auth/register",
    access: "guest",
    summary: "Make a shopper's account",
    body: z
      .object({ userName: UserName, email: Email, phone: Phone, password: Password })
      .refine(({ password, email, phone }) => passwordProblem(password, [email, phone]) !== "same", {
        path: ["password"],
        message: passwordMessages.same.key,
      }),
    response: ok({ user: User }),
    status: 201,
  },

  /**
   * Spec §7 "login", for shoppers and admins alike. The same 401 for an unknown account and a wrong password. For
   * staff with a second factor, the right password returns 401 `second_factor_required`; continue with `finishLogin`.
   */
  login: {
    method: "POST",
    path: "/api/auth/login",
    access: "guest",
    summary:
      "Sign in with e-mail or phone; sets the session cookie and answers a short-lived token. 401 `second_factor_required`: go on with finishLogin",
    body: z.object({ emailOrPhone: text(3, 120, "emailOrPhone"), password: z.string().min(1).max(200) }),
    response: ok({ user: User, token: Token }),
  },

  logout: {
    method: "POST",
    path: "/api/auth/logout",
    access: "guest",
    summary: "End this session; its cookie and its tokens are refused afterwards",
    response: ok({}),
  },

  checkAuth: {
    method: "GET",
    path: "/api/auth/check-auth",
    access: "signedIn",
    beforeSecondFactor: true,
    summary: "Who is signed in, with a new token; 401 when nobody is",
    response: ok({ user: User, token: Token }),
  },
});
