import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { call } from "@/lib/api";
import { useCountdown } from "@/lib/use-countdown";
import { useShopForm } from "@/lib/use-shop-form";
import { type CodeValues, codeRules } from "./form-rules";

/** The server sends a new code at most once a minute. */
const resendAfterSeconds = 60;

type ForgotCodeFormProps = {
  email: string;
  /** In milliseconds. */
  sentAt: number;
  onSent: () => void;
  onVerified: (resetToken: string) => void;
  onOtherEmail: () => void;
};

/** Second step: the mailed code becomes a reset token. */
export function ForgotCodeForm({ email, sentAt, onSent, onVerified, onOtherEmail }: ForgotCodeFormProps) {
  const { t } = useTranslation("auth");
  const form = useShopForm<CodeValues>(codeRules);
  const { failure, attempt } = useFormFailure(form, ["otp"], t("forgot.verifyFailed"));
  const [resent, setResent] = useState(false);
  const { left, restart } = useCountdown(Math.ceil(resendAfterSeconds - (Date.now() - sentAt) / 1_000));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("otp"), [setFocus]);

  const send = ({ otp }: CodeValues) =>
    attempt(async () => {
      const { resetToken } = await call("verifyOtp", { body: { email, otp: otp.trim() } });
      onVerified(resetToken);
    });
  const resend = () =>
    attempt(async () => {
      await call("forgotPassword", { body: { email } });
      form.reset();
      setResent(true);
      onSent();
      restart(resendAfterSeconds);
    });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      {resent && !failure && <FormAlert tone="good">{t("forgot.resent")}</FormAlert>}
      <TextField
        field={form.register("otp")}
        label={t("forgot.code")}
        error={errors.otp}
        className="w-full min-h-14 rounded-md border border-line-strong bg-surface px-3.5 text-center text-2xl tracking-[0.5em] tabular-nums aria-invalid:border-bad"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <SubmitButton busy={isSubmitting}>
        {isSubmitting ? t("forgot.verifying") : t("forgot.verify")}
      </SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="quiet" size="small" onClick={onOtherEmail}>
          {t("forgot.otherEmail")}
        </Button>
        <Button look="quiet" size="small" disabled={left > 0} onClick={() => void resend()}>
          {left > 0 ? t("forgot.resendIn", { seconds: left }) : t("forgot.resend")}
        </Button>
      </div>
    </form>
  );
}
