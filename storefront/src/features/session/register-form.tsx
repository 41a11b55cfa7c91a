import { useTranslation } from "react-i18next";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { call } from "@/lib/api";
import { useShopForm } from "@/lib/use-shop-form";
import { Agreement } from "./agreement";
import { type RegisterValues, registerRules } from "./register-rules";

type RegisterFormProps = { onRegistered: (user: { userName: string; email: string }) => void };

/** Creates an account; the visitor stays signed out (Spec §4) and is told so on the login page. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation("auth");
  const form = useShopForm<RegisterValues>(registerRules);
  const { failure, attempt } = useFormFailure(
    form,
    ["userName", "email", "phone", "password"],
    t("register.failed"),
  );
  const { errors, isSubmitting } = form.formState;
  const send = (body: RegisterValues) =>
    attempt(async () => {
      const { user } = await call("register", { body });
      onRegistered(user);
    });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <TextField
        field={form.register("userName")}
        label={t("register.name")}
        error={errors.userName}
        autoComplete="name"
      />
      <TextField
        field={form.register("email")}
        label={t("register.email")}
        error={errors.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={120}
      />
      <TextField
        field={form.register("phone")}
        label={t("register.phone")}
        hint={t("register.phoneHint")}
        error={errors.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <PasswordField
        field={form.register("password")}
        label={t("register.password")}
        hint={t("register.passwordHint")}
        error={errors.password}
        autoComplete="new-password"
      />
      <SubmitButton busy={isSubmitting}>
        {isSubmitting ? t("register.busy") : t("register.submit")}
      </SubmitButton>
      <Agreement />
    </form>
  );
}
