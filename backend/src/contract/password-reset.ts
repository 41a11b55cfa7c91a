import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Code, Email, Password } from "./fields";

export const passwordReset = endpoints({
  forgotPassword: {
    method: "POST",
    path: "/api/auth/forgot-password",
    access: "guest",
    summary: "Mail a six-digit code, if the account exists; the answer is always the same",
    body: z.object({ email: Email }),
    response: ok({ email: z.string() }),
  },

  verifyOtp: {
    method: "POST",
    path: "/api/auth/verify-otp",
    access: "guest",
    summary: "Trade the mailed code for a one-time reset token",
    body: z.object({
      email: Email,
      otp: Code,
    }),
    response: ok({ resetToken: z.string() }),
  },

  resetPassword: {
    method: "POST",
    path: "/api/auth/reset-password",
    access: "guest",
    summary: "Set a new password; ends every session of that person",
    body: z.object({ resetToken: z.string().min(16).max(200), newPassword: Password }),
    response: ok({}),
  },
});
