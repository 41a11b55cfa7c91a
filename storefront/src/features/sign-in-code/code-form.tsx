import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { useEnter } from "@/features/session/use-sign-in";
import { callOwn } from "@/lib/call-own";
import { useCountdown } from "@/lib/use-countdown";
import { useShopForm } from "@/lib/use-shop-form";
import { askCode } from "./ask-code";
import type { AskedCode } from "./kept-code";
import { type CodeValues, codeRules } from "./rules";

type CodeFormProps = { asked: AskedCode; onOtherAccount: () => void };

/** Second step: the code opens the account, and the guards lead on. */
export function CodeForm({ asked, onOtherAccount }: CodeFormProps) {
  const { t } = useTranslation("signincode");
  const enter = useEnter();
  const form = useShopForm<CodeValues>(codeRules);
  const { failure, attempt } = useFormFailure(form, ["code"], t("failed"));
  const [isResent, setResent] = useState(false);
  const { left, restart } = useCountdown(Math.ceil(asked.nextInSeconds - (Date.now() - asked.at) / 1_000));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  const send = ({ code }: CodeValues) =>
    attempt(async () => {
      setResent(false);
      const body = { emailOrPhone: asked.account, code: code.trim() };
      enter(await callOwn("loginWithCode", { body }));
    });
  const resend = () =>
    attempt(async () => {
      setResent(false);
      const { nextInSeconds } = await askCode(asked.account);
      form.setValue("code", "");
      form.clearErrors();
      setResent(true);
      restart(nextInSeconds);
      setFocus("code");
    });

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      {isResent && <FormAlert tone="good">{t("resent")}</FormAlert>}
      {/* Password managers know the account by it. */}
      <input type="text" name="username" autoComplete="username" value={asked.account} readOnly hidden />
      <TextField
        field={form.register("code")}
        label={t("code")}
        error={errors.code}
        className="w-full min-h-14 rounded-md border border-line-strong bg-surface px-3.5 text-center text-2xl tracking-[0.5em] tabular-nums aria-invalid:border-bad"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={30}
      />
      <SubmitButton busy={isSubmitting}>{isSubmitting ? t("entering") : t("enter")}</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="quiet" size="small" onClick={onOtherAccount}>
          {t("otherAccount")}
        </Button>
        <Button look="quiet" size="small" disabled={left > 0} onClick={() => void resend()}>
          {t("resend")}
          {/* For eyes only: a screen reader would say each second. */}
          {left > 0 && (
            <span className="tabular-nums" aria-hidden="true">
              {t("wait", { seconds: left })}
            </span>
          )}
        </Button>
      </div>
    </form>
  );
}
