import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { useShopForm } from "@/lib/use-shop-form";
import { askCode } from "./ask-code";
import type { AskedCode } from "./kept-code";
import { type AccountValues, accountRules } from "./rules";

type AccountFormProps = { account: string; onAsked: (asked: AskedCode) => void };

/** First step: whose code. The answer is the same whether or not there is such an account. */
export function AccountForm({ account, onAsked }: AccountFormProps) {
  const { t } = useTranslation(["signincode", "auth"]);
  const form = useShopForm<AccountValues>(accountRules, { emailOrPhone: account });
  const { failure, attempt } = useFormFailure(form, ["emailOrPhone"], t("askFailed"));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("emailOrPhone"), [setFocus]);
  const send = ({ emailOrPhone }: AccountValues) =>
    attempt(async () => onAsked(await askCode(emailOrPhone.trim())));

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <TextField
        field={form.register("emailOrPhone")}
        label={t("auth:login.account")}
        hint={t("where")}
        error={errors.emailOrPhone}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <SubmitButton busy={isSubmitting}>{isSubmitting ? t("sending") : t("send")}</SubmitButton>
    </form>
  );
}
