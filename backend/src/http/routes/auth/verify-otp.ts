import { tradeOtp } from "../../../accounts/password-reset";
import { door } from "../../pipeline/door";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { authLimits } from "../../../accounts/limits/auth-limits";

export const verifyOtp = door("verifyOtp", async ({ body: { email, otp }, clientNetwork }) => {
  await authLimits.otpByAddress.count(clientNetwork);
  await authLimits.otpByAccount.count(email);
  const resetToken = await tradeOtp(email, otp);
  if (!resetToken) throw refuse.invalid([{ field: "otp", message: messages.otpWrong }]);
  return { resetToken, message: messages.otpVerified };
});
