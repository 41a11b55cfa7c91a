import type { User } from "@contract/auth";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { callOwn } from "@/lib/call-own";
import { codeRule } from "@/lib/field-rules";
import { useShopForm } from "@/lib/use-shop-form";
import type { WaitingChange } from "./kept-change";

type Values = { code: string };
type CodeFormProps = {
  waiting: WaitingChange;
  onChanged: (user: User) => void;
  /** Back to the first step, where another code can be requested. */
  onAgain: () => void;
  onClose: () => void;
};

/** Second step: the code confirms the new e-mail or phone, which signs in from then on. */
export function CodeForm({ waiting, onChanged, onAgain, onClose }: CodeFormProps) {
  const { t } = useTranslation("account");
  const form = useShopForm<Values>(({ code }) => ({ code: codeRule(code) }), { code: "" });
  const { failure, attempt } = useFormFailure(form, ["code"], t("contact.confirmFailed"));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  const send = ({ code }: Values) =>
    attempt(async () => onChanged((await callOwn("confirmContactChange", { body: { code } })).user));

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={form.onSubmit(send)}>
      <p role="status">
        {t(waiting.by === "mail" ? "contact.mailed" : "contact.texted", {
          to: waiting.to,
          minutes: waiting.minutes,
        })}
      </p>
      {failure}
      <TextField
        field={form.register("code")}
        id="contact-code"
        label={t("contact.code")}
        error={errors.code}
        className="w-full min-h-14 rounded-md border border-line-strong bg-surface px-3.5 text-center text-2xl tracking-[0.5em] tabular-nums aria-invalid:border-bad"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} size="medium" className="">
          {isSubmitting ? t("contact.confirming") : t("contact.confirm")}
        </SubmitButton>
        <Button look="quiet" onClick={onAgain}>
          {t("contact.again")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("contact.cancel")}
        </Button>
      </div>
    </form>
  );
}
