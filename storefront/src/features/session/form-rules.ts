import { codeRule, emailRule, newPasswordRule } from "@/lib/field-rules";
import type { Problems } from "@/lib/use-shop-form";

export type LoginValues = { emailOrPhone: string; password: string };
export type EmailValues = { email: string };
export type CodeValues = { otp: string };
export type NewPasswordValues = { newPassword: string; repeat: string };

/** Only the server knows which account it is: both fields just have to be filled in. */
export const loginRules = (values: LoginValues): Problems<LoginValues> => ({
  emailOrPhone: values.emailOrPhone.trim() === "" ? "accountMissing" : undefined,
  password: values.password === "" ? "passwordMissing" : undefined,
});

export const emailRules = (values: EmailValues): Problems<EmailValues> => ({
  email: emailRule(values.email),
});

export const codeRules = (values: CodeValues): Problems<CodeValues> => ({ otp: codeRule(values.otp) });

export const newPasswordRules = (values: NewPasswordValues, email: string): Problems<NewPasswordValues> => ({
  newPassword: newPasswordRule(values.newPassword, [email]),
  repeat: values.repeat === values.newPassword ? undefined : "passwordsDiffer",
});
