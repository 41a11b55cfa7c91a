import type { User } from "@contract/auth";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormFailure } from "@/components/form/use-form-failure";
import { toastError, toastSuccess } from "@/components/toast";
import { useShopForm } from "@/lib/use-shop-form";

type Values = { password: string };

/** Asks for the password, and then the device for a passkey. */
export function AddPasskey({ user, onAdded }: { user: User; onAdded: () => void }) {
  const { t } = useTranslation("passkeys");
  const [open, setOpen] = useState(false);
  const form = useShopForm<Values>(
    ({ password }) => ({ password: password === "" ? "passwordMissing" : undefined }),
    { password: "" },
  );
  const { failure, attempt } = useFormFailure(form, ["password"], t("addFailed"));
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  const place = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  // Button and form take each other's place: the focus goes along.
  useEffect(() => {
    if (open) setFocus("password");
    else if (wasOpen) place.current?.querySelector("button")?.focus();
  }, [open, wasOpen, setFocus]);
  const close = () => {
    form.reset();
    setOpen(false);
    setWasOpen(true);
  };
  const make = ({ password }: Values) =>
    attempt(async () => {
      const { AlreadyHere, makePasskey } = await import("./ceremonies");
      try {
        const made = await makePasskey(password);
        if (!made) return;
        toastSuccess(made.message ?? t("title"));
        close();
        onAdded();
      } catch (error) {
        if (!(error instanceof AlreadyHere)) throw error;
        toastError(t("alreadyHere"));
        close();
      }
    });

  if (!open)
    return (
      <div ref={place} className="justify-self-start">
        <Button look="outline" onClick={() => setOpen(true)}>
          {t("add")}
        </Button>
      </div>
    );
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={form.onSubmit(make)}>
      {failure}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        field={form.register("password")}
        id="passkey-password"
        label={t("password")}
        error={errors.password}
        autoComplete="current-password"
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} size="medium">
          {isSubmitting ? t("making") : t("make")}
        </SubmitButton>
        <Button look="quiet" disabled={isSubmitting} onClick={close}>
          {t("cancel")}
        </Button>
      </p>
    </form>
  );
}
