import { z } from "zod";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Code, Email, Id, Password, Phone, passwordSentences, text, UserName } from "./fields";
import { passwordProblem } from "./rules";

export const User = z.object({
  id: Id,
  userName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(["user", "admin"]),
  /** From check-auth: the shop demands a second factor of its staff, and this member has yet to set one up. */
  owesSecondFactor: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

/** Kept in local storage (Spec §3). It lives for minutes, dies with its session and opens the carousel's calls alone. */
const Token = z.string();

/** Spec §7 "register". 409 names the field that is taken; the visitor stays unauthenticated. */
export const register = endpoint({
  door: "register",
  access: "guest",
  summary: "Make a shopper's account",
  body: z
    .object({ userName: UserName, email: Email, phone: Phone, password: Password })
    .refine(({ password, email, phone }) => passwordProblem(password, [email, phone]) !== "same", {
      path: ["password"],
      message: passwordSentences.same,
    }),
  response: ok({ user: User }),
  status: 201,
});

/**
 * Spec §7 "login", for shoppers and admins alike. The same 401 for an unknown account and a wrong password. Where staff
 * have a second factor the right password is answered with 401 `second_factor_required`; `finishLogin` goes on.
 */
export const login = endpoint({
  door: "login",
  access: "guest",
  summary:
    "Sign in with e-mail or phone; sets the session cookie and answers a short-lived token. 401 `second_factor_required`: go on with finishLogin",
  body: z.object({ emailOrPhone: text(3, 120, "E-mail or phone"), password: z.string().min(1).max(200) }),
  response: ok({ user: User, token: Token }),
});

export const logout = endpoint({
  door: "logout",
  access: "guest",
  summary: "End this session; its cookie and its tokens are refused afterwards",
  response: ok({}),
});

export const checkAuth = endpoint({
  door: "checkAuth",
  access: "signedIn",
  beforeSecondFactor: true,
  summary: "Who is signed in, with a new token; 401 when nobody is",
  response: ok({ user: User, token: Token }),
});

export const forgotPassword = endpoint({
  door: "forgotPassword",
  access: "guest",
  summary: "Mail a six-digit code, if the account exists; the answer is always the same",
  body: z.object({ email: Email }),
  response: ok({ email: z.string() }),
});

export const verifyOtp = endpoint({
  door: "verifyOtp",
  access: "guest",
  summary: "Trade the mailed code for a one-time reset token",
  body: z.object({
    email: Email,
    otp: Code,
  }),
  response: ok({ resetToken: z.string() }),
});

export const resetPassword = endpoint({
  door: "resetPassword",
  access: "guest",
  summary: "Set a new password; ends every session of that person",
  body: z.object({ resetToken: z.string().min(16).max(200), newPassword: Password }),
  response: ok({}),
});

export const updateAccount = endpoint({
  door: "updateAccount",
  access: "signedIn",
  summary: "Change one's name; a phone other than one's own is 422, as `askContactChange` asks for it",
  body: z.object({ userName: UserName.optional(), phone: Phone.optional() }),
  response: ok({ user: User }),
});

export const changePassword = endpoint({
  door: "changePassword",
  access: "signedIn",
  summary: "Change one's password; ends one's other sessions",
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: Password }),
  response: ok({}),
});

/** Orders and invoices stay, without a way back to the person's account. 409 for the last admin. */
export const deleteAccount = endpoint({
  door: "deleteAccount",
  access: "signedIn",
  summary: "Delete one's account for good; orders and invoices are kept",
  body: z.object({ password: z.string().min(1).max(200) }),
  response: ok({}),
});
