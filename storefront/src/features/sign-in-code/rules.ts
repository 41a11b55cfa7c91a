import { codeRule, emailRule, phoneRule } from "@/lib/field-rules";
import type { Problems } from "@/lib/use-shop-form";

export type AccountValues = { emailOrPhone: string };
export type CodeValues = { code: string };

/** Nobody hears that no code comes to a mistyped address, so it is looked at before. */
export function accountRules({ emailOrPhone }: AccountValues): Problems<AccountValues> {
  if (emailOrPhone.trim() === "") return { emailOrPhone: "accountMissing" };
  const rule = emailOrPhone.includes("@") ? emailRule : phoneRule;
  return { emailOrPhone: rule(emailOrPhone) };
}

export const codeRules = ({ code }: CodeValues): Problems<CodeValues> => ({ code: codeRule(code) });
