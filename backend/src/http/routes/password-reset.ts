import { findByEmail } from "../../accounts/find-by-email";
import { keptLanguage, languageFor, languageOf } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import { forgetPasskeys } from "../../accounts/passkeys/own-passkeys";
import { linkSignIn, setPassword } from "../../accounts/password";
import { emailOfToken, issueOtp, tradeOtp, useToken } from "../../accounts/password-reset";
import { refuseWeakPassword } from "../../accounts/refuse-weak-password";
import { endSessionsOf } from "../../accounts/sessions/sessions";
import { messages } from "../../contract/messages";
import type { passwordReset } from "../../contract/password-reset";
import { refuse } from "../../contract/refusal";
import { tellOf } from "../../notifications/account-news";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { wake } from "../../platform/queue/workers";
import type { Routes } from "../pipeline/route";

export const passwordResetRoutes = {
  /** Same response and timing whether or not the account exists: the e-mail is sent afterwards. */
  forgotPassword: async ({ body: { email }, scope, clientNetwork, req }) => {
    await authLimits.forgotByAddress.count(clientNetwork);
    await authLimits.forgotByAccount.count(email);
    const sendCode = async () => {
      if (!(await findByEmail(scope, email))) return;
      if (await issueOtp(email, languageOf(req) ?? (await keptLanguage(email)))) wake("outbox");
    };
    sendCode().catch((error) => log.error({ err: error }, "a reset code was not sent"));
    return { email, message: messages.otpSent };
  },

  verifyOtp: async ({ body: { email, otp }, clientNetwork }) => {
    await authLimits.otpByAddress.count(clientNetwork);
    await authLimits.otpByAccount.count(email);
    const resetToken = await tradeOtp(email, otp);
    if (!resetToken) throw refuse.invalid([{ field: "otp", message: messages.otpWrong }]);
    return { resetToken, message: messages.otpVerified };
  },

  resetPassword: async ({ body, scope, clientNetwork, req }) => {
    await authLimits.resetByAddress.count(clientNetwork);
    const expired = () => refuse.invalid([{ field: "resetToken", message: messages.resetTokenWrong }]);
    const email = await emailOfToken(body.resetToken);
    const person = email && (await findByEmail(scope, email));
    if (!email || !person) throw expired();
    refuseWeakPassword("newPassword", body.newPassword, person);
    if (!(await useToken(body.resetToken))) throw expired();

    const identity = await setPassword(scope, email, body.newPassword);
    await linkSignIn(
      scope,
      identity,
      person.kind === "admin" ? { user_id: person.id } : { customer_id: person.id },
    );
    // Also what somebody who knew the old password has left behind to come back with.
    await query(forgetPasskeys(person.id));
    await endSessionsOf(person.id);
    await authLimits.signInByAccount.forget(email);
    await tellOf({ to: person.email, language: await languageFor(person, req), kind: "password" });
    wake("outbox");
    return { message: messages.passwordReset };
  },
} satisfies Routes<typeof passwordReset>;
