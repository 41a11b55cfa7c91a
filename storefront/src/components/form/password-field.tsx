import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { controlClass, describedBy, FieldFrame, type FrameProps } from "./field-frame";

type PasswordFieldProps = Omit<FrameProps, "id"> & {
  field: UseFormRegisterReturn;
  id?: string;
  /** Tells password managers whether to fill in a known password or to offer a new one. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be shown while typing. */
export function PasswordField({
  field,
  id = field.name,
  autoComplete,
  label,
  hint,
  error,
}: PasswordFieldProps) {
  const { t } = useTranslation("forms");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className="relative">
        <input
          id={id}
          type={shown ? "text" : "password"}
          className={`${controlClass} pr-12`}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          aria-required
          {...field}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-12 place-content-center rounded-md text-ink-soft hover:text-ink"
          aria-label={t(shown ? "hidePassword" : "showPassword")}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
