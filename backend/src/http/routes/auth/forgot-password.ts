import { findByEmail } from "../../../accounts/find-by-email";
import { keptLanguage, languageOf } from "../../../accounts/language";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { issueOtp } from "../../../accounts/password-reset";
import { messages } from "../../../contract/messages";
import { log } from "../../../platform/log";
import { drainSoon } from "../../../platform/outbox/drain";
import { door } from "../../pipeline/door";

/** The same answer at the same moment, whether or not there is such an account: the mail goes out behind it. */
export const forgotPassword = door(
  "forgotPassword",
  async ({ body: { email }, scope, clientNetwork, req }) => {
    await authLimits.forgotByAddress.count(clientNetwork);
    await authLimits.forgotByAccount.count(email);
    const sendCode = async () => {
      if (!(await findByEmail(scope, email))) return;
      if (await issueOtp(email, languageOf(req) ?? (await keptLanguage(email)))) drainSoon(scope);
    };
    sendCode().catch((error) => log.error({ err: error }, "a reset code was not sent"));
    return { email, message: messages.otpSent };
  },
);
