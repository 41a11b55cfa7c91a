import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { call } from "@/lib/api";
import { useShopForm } from "@/lib/use-shop-form";
import { type EmailValues, emailRules } from "./form-rules";

type ForgotEmailFormProps = { email: string; onSent: (email: string) => void };

/** First step: where to send the code. The response is the same whether or not the account exists. */
export function ForgotEmailForm({ email, onSent }: ForgotEmailFormProps) {
  const { t } = useTranslation("auth");
  const form = useShopForm<EmailValues>(emailRules, email ? { email } : undefined);
  const { failure, attempt } = useFormFailure(form, ["email"], t("forgot.failed"));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus("email");
  }, [email, setFocus]);
  const send = (body: EmailValues) =>
    attempt(async () => {
      const answer = await call("forgotPassword", { body });
      onSent(answer.email);
    });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <TextField
        field={form.register("email")}
        label={t("register.email")}
        error={errors.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={120}
      />
      <SubmitButton busy={isSubmitting}>
        {isSubmitting ? t("forgot.sendingCode") : t("forgot.sendCode")}
      </SubmitButton>
    </form>
  );
}
