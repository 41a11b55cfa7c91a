import type { CodeSent, ContactField } from "@contract/contact";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { callOwn } from "@/lib/call-own";
import { emailRule, phoneRule } from "@/lib/field-rules";
import { useShopForm } from "@/lib/use-shop-form";

type Values = { email: string; phone: string; password: string };

type AskFormProps = {
  field: ContactField;
  onSent: (sent: CodeSent) => void;
  onClose: () => void;
};

const inputs = {
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", maxLength: 120 },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 20 },
} as const;

/** First step: the new e-mail or phone, and the password, because changing it takes the account over. */
export function AskForm({ field, onSent, onClose }: AskFormProps) {
  const { t } = useTranslation("account");
  const form = useShopForm<Values>(
    ({ email, phone, password }) => ({
      [field]: field === "email" ? emailRule(email) : phoneRule(phone),
      password: password === "" ? "passwordMissing" : undefined,
    }),
    { email: "", phone: "", password: "" },
  );
  const { failure, attempt } = useFormFailure(form, [field, "password"], t("contact.askFailed"));
  const { errors, isSubmitting } = form.formState;
  const send = ({ password, ...contact }: Values) =>
    attempt(async () => {
      const body =
        field === "email" ? { password, email: contact.email } : { password, phone: contact.phone };
      onSent((await callOwn("askContactChange", { body })).data);
    });

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <TextField
        field={form.register(field)}
        id={`new-${field}`}
        label={t(field === "email" ? "contact.newEmail" : "contact.newPhone")}
        error={errors[field]}
        {...inputs[field]}
      />
      <PasswordField
        field={form.register("password")}
        id="contact-password"
        label={t("currentPassword")}
        error={errors.password}
        autoComplete="current-password"
      />
      {field === "email" && <p className="text-sm text-ink-soft">{t("passwordText")}</p>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} size="medium" className="">
          {isSubmitting ? t("contact.asking") : t("contact.ask")}
        </SubmitButton>
        <Button look="quiet" onClick={onClose}>
          {t("contact.cancel")}
        </Button>
      </div>
    </form>
  );
}
