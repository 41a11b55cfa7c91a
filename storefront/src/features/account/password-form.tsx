import type { User } from "@contract/auth";
import { useTranslation } from "react-i18next";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormFailure } from "@/components/form/use-form-failure";
import { toastSuccess } from "@/components/toast";
import { callOwn } from "@/lib/call-own";
import { newPasswordRule } from "@/lib/field-rules";
import { useShopForm } from "@/lib/use-shop-form";

type PasswordValues = { currentPassword: string; newPassword: string };

/** A new password for somebody who knows the old one; it ends the account's other sessions. */
export function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const form = useShopForm<PasswordValues>(
    ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === "" ? "passwordMissing" : undefined,
      newPassword: newPasswordRule(newPassword, [user.email, user.phone ?? ""]),
    }),
    { currentPassword: "", newPassword: "" },
  );
  const { failure, attempt } = useFormFailure(form, ["currentPassword", "newPassword"], t("changeFailed"));
  const { errors, isSubmitting } = form.formState;
  const send = (body: PasswordValues) =>
    attempt(async () => {
      await callOwn("changePassword", { body });
      form.reset();
      toastSuccess(t("changed"));
    });

  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={form.onSubmit(send)}>
      <div className="grid gap-1">
        <h2 className="font-display text-xl font-bold">{t("password")}</h2>
        <p className="text-sm text-ink-soft">{t("passwordText")}</p>
      </div>
      {failure}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        field={form.register("currentPassword")}
        label={t("currentPassword")}
        error={errors.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        field={form.register("newPassword")}
        label={t("newPassword")}
        error={errors.newPassword}
        autoComplete="new-password"
      />
      <SubmitButton busy={isSubmitting} size="medium" className="justify-self-start">
        {isSubmitting ? t("changing") : t("change")}
      </SubmitButton>
    </form>
  );
}
