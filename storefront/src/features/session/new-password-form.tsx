import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormFailure } from "@/components/form/use-form-failure";
import { call } from "@/lib/api";
import { useShopForm } from "@/lib/use-shop-form";
import { type NewPasswordValues, newPasswordRules } from "./form-rules";

type NewPasswordFormProps = {
  email: string;
  resetToken: string;
  onChanged: () => void;
  /** The token may have expired meanwhile: back to the first step. */
  onNewCode: () => void;
};

/** Third step: the new password; the server ends every session of the account. */
export default function NewPasswordForm({ email, resetToken, onChanged, onNewCode }: NewPasswordFormProps) {
  const { t } = useTranslation("auth");
  const form = useShopForm<NewPasswordValues>((values) => newPasswordRules(values, email));
  const { failure, attempt } = useFormFailure(form, ["newPassword"], t("forgot.resetFailed"));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("newPassword"), [setFocus]);
  const send = ({ newPassword }: NewPasswordValues) =>
    attempt(async () => {
      await call("resetPassword", { body: { resetToken, newPassword } });
      onChanged();
    });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      {/* Password managers file the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        field={form.register("newPassword")}
        label={t("forgot.newPassword")}
        hint={t("register.passwordHint")}
        error={errors.newPassword}
        autoComplete="new-password"
      />
      <PasswordField
        field={form.register("repeat")}
        label={t("forgot.repeat")}
        error={errors.repeat}
        autoComplete="new-password"
      />
      <SubmitButton busy={isSubmitting}>
        {isSubmitting ? t("forgot.changing") : t("forgot.change")}
      </SubmitButton>
      <Button look="quiet" size="small" className="justify-self-start" onClick={onNewCode}>
        {t("forgot.resend")}
      </Button>
    </form>
  );
}
