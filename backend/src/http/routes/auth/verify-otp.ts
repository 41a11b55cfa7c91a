import { authLimits } from "../../../accounts/limits/auth-limits";
import { tradeOtp } from "../../../accounts/password-reset";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { door } from "../../pipeline/door";

export const verifyOtp = door("verifyOtp", async ({ body: { email, otp }, clientNetwork }) => {
  await authLimits.otpByAddress.count(clientNetwork);
  await authLimits.otpByAccount.count(email);
  const resetToken = await tradeOtp(email, otp);
  if (!resetToken) throw refuse.invalid([{ field: "otp", message: messages.otpWrong }]);
  return { resetToken, message: messages.otpVerified };
});
