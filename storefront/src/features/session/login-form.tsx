import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { Link } from "@/components/link";
import { ApiError } from "@/lib/errors";
import { useShopForm } from "@/lib/use-shop-form";
import { paths } from "@/paths";
import { type LoginValues, loginRules } from "./form-rules";
import { useSignIn } from "./use-sign-in";

type LoginFormProps = {
  account?: string;
  /** The visitor comes back from another way of signing in: the password is what is left to type. */
  isBack?: boolean;
  /** The password was right, and the account has a second factor. */
  onCodeAsked: () => void;
  /** Signing in with a code instead, with what stands in the first field. */
  onWithCode: (account: string) => void;
};

/** One form for shoppers and staff, by e-mail or phone. The guards know where it leads afterwards. */
export function LoginForm({ account, isBack, onCodeAsked, onWithCode }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const signIn = useSignIn();
  const form = useShopForm<LoginValues>(loginRules, account ? { emailOrPhone: account } : undefined);
  const { failure, attempt } = useFormFailure(form, ["emailOrPhone", "password"], t("login.failed"));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (isBack) setFocus(account ? "password" : "emailOrPhone");
  }, [isBack, account, setFocus]);
  const send = (values: LoginValues) =>
    attempt(async () => {
      try {
        await signIn(values.emailOrPhone.trim(), values.password);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "second_factor_required")) throw error;
        onCodeAsked();
      }
    });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <TextField
        field={form.register("emailOrPhone")}
        label={t("login.account")}
        error={errors.emailOrPhone}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <PasswordField
        field={form.register("password")}
        label={t("login.password")}
        error={errors.password}
        autoComplete="current-password"
      />
      <Link
        to={paths.forgotPassword}
        className="-mt-2 justify-self-end py-1 text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        {t("login.forgot")}
      </Link>
      <SubmitButton busy={isSubmitting}>{isSubmitting ? t("login.busy") : t("login.submit")}</SubmitButton>
      <Button look="quiet" onClick={() => onWithCode(form.getValues("emailOrPhone").trim())}>
        {t("login.withCode")}
      </Button>
    </form>
  );
}
