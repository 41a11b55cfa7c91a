import { findByEmail } from "../../account/find-by-email";
import { issueOtp, otpMinutes } from "../../account/password-reset";
import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { authLimits } from "../../limits/auth-limits";
import { log } from "../../log";
import { otpMail } from "../../mail/otp-mail";
import { sendMail } from "../../mail/send-mail";

/** The same answer at the same moment, whether or not there is such an account: the mail goes out behind it. */
export const forgotPassword = door("forgotPassword", async ({ body: { email }, scope, clientAddress }) => {
  await authLimits.forgotByAddress.count(clientAddress);
  await authLimits.forgotByAccount.count(email);
  const sendCode = async () => {
    if (!(await findByEmail(scope, email))) return;
    const otp = await issueOtp(email);
    if (otp) await sendMail(otpMail(email, otp, otpMinutes));
  };
  sendCode().catch((error) => log.error({ err: error }, "a reset code was not sent"));
  return { email, message: messages.otpSent };
});
