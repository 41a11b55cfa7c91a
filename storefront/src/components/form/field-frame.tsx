import type { ReactNode } from "react";
import type { FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldMessage } from "./field-message";

export type FrameProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  error: FieldError | undefined;
};

/** The classes of every input and select. */
export const controlClass =
  "w-full min-h-12 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft/70 aria-invalid:border-bad disabled:bg-sunken";

/** The texts that describe a field, for `aria-describedby`. */
export const describedBy = ({ id, hint, error }: Pick<FrameProps, "id" | "hint" | "error">) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;

/** Label above, hint and error below: the same around every kind of field. */
export function FieldFrame({
  id,
  label,
  hint,
  optional,
  error,
  children,
}: FrameProps & { children: ReactNode }) {
  const { t } = useTranslation("forms");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm font-semibold">
        {label}
        {optional && <span className="text-xs font-normal text-ink-soft">{t("optional")}</span>}
      </label>
      {children}
      <FieldMessage id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
