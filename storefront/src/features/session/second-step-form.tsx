import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { callOwn } from "@/lib/call-own";
import { ApiError } from "@/lib/errors";
import { useShopForm } from "@/lib/use-shop-form";
import { useEnter } from "./use-sign-in";

type SecondStepFormProps = {
  /** Back to the password; with the server's sentence if it no longer waits for the code. */
  onBack: (said?: string) => void;
};

const digitsClass =
  "w-full min-h-14 rounded-md border border-line-strong bg-surface px-3.5 text-center text-2xl tracking-[0.5em] tabular-nums aria-invalid:border-bad";

/** The second half of a staff sign-in: a code of their app, or a recovery code if the phone is not at hand. */
export default function SecondStepForm({ onBack }: SecondStepFormProps) {
  const { t } = useTranslation("auth");
  const enter = useEnter();
  const [isRecovery, setIsRecovery] = useState(false);
  // Only the server knows what a code looks like.
  const form = useShopForm<{ code: string }>(({ code }) => ({
    code: code.trim() === "" ? "codeWrong" : undefined,
  }));
  const { failure, attempt } = useFormFailure(form, ["code"], t("second.failed"));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one after the change.
  useEffect(() => setFocus("code"), [setFocus, isRecovery]);

  const send = ({ code }: { code: string }) =>
    attempt(async () => {
      try {
        enter(await callOwn("finishLogin", { body: { code: code.trim() } }));
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "second_factor_expired")) throw error;
        onBack(error.sentence);
      }
    });
  const change = () => {
    form.reset({ code: "" });
    setIsRecovery(!isRecovery);
  };

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <TextField
        key={String(isRecovery)}
        field={form.register("code")}
        label={t(isRecovery ? "second.recoveryCode" : "second.code")}
        error={errors.code}
        {...(isRecovery
          ? { hint: t("second.recoveryHint"), autoComplete: "off", maxLength: 40 }
          : {
              className: digitsClass,
              inputMode: "numeric",
              autoComplete: "one-time-code",
              maxLength: 12,
            })}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={isSubmitting}>{isSubmitting ? t("login.busy") : t("login.submit")}</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="quiet" size="small" onClick={() => onBack()}>
          {t("second.back")}
        </Button>
        <Button look="quiet" size="small" onClick={change}>
          {t(isRecovery ? "second.useApp" : "second.useRecovery")}
        </Button>
      </div>
    </form>
  );
}
