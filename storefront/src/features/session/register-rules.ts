import { emailRule, newPasswordRule, phoneRule } from "@/lib/field-rules";
import { userNameRule } from "@/lib/name-rules";
import type { Problems } from "@/lib/use-shop-form";

export type RegisterValues = { userName: string; email: string; phone: string; password: string };

export const registerRules = (values: RegisterValues): Problems<RegisterValues> => ({
  userName: userNameRule(values.userName),
  email: emailRule(values.email),
  phone: phoneRule(values.phone),
  password: newPasswordRule(values.password, [values.email.trim(), values.phone.trim()]),
});
