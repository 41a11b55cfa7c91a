import { z } from "zod";
import { User } from "./auth";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Code, text } from "./fields";
import { messages } from "./messages";
import { emailPattern, normalisePhone } from "./rules";

/** Something that a code can be sent to: a typing mistake is told at once, since nobody hears that no code comes. */
const emailOrPhone = text(3, 120, "emailOrPhone").refine(
  (typed) => emailPattern.test(typed) || normalisePhone(typed) !== undefined,
  messages.emailOrPhoneMalformed.key,
);

/** What holds for every code, whether or not one was sent. */
const SignInCodeSent = z.object({
  /** How long a code is valid. */
  minutes: z.int(),
  /** How long to wait before another one is sent. */
  nextInSeconds: z.int(),
});

/** Signing in with a code by e-mail or text message instead of a password. For shoppers (ADR-0078). */
export const signInCode = endpoints({
  /** The same answer after the same time for everybody. Five codes an hour; a later one replaces the one before. */
  askSignInCode: {
    method: "POST",
    path: "/api/auth/login/code/start",
    access: "guest",
    list: "account",
    summary:
      "Send a six-digit code to sign in with, if a shopper has this e-mail or phone; the answer is always the same",
    body: z.object({ emailOrPhone }),
    response: ok({ data: SignInCodeSent }),
  },

  /** The same 422 for a wrong, used or expired code and for an account that does not exist. Five tries a code. */
  loginWithCode: {
    method: "POST",
    path: "/api/auth/login/code",
    access: "guest",
    list: "account",
    summary: "Sign in with the code; sets the session cookie and answers a short-lived token, as login does",
    body: z.object({ emailOrPhone, code: Code }),
    response: ok({ user: User, token: z.string() }),
  },
});
