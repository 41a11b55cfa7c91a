import type { TextareaHTMLAttributes } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { controlClass, describedBy, FieldFrame, type FrameProps } from "./field-frame";

type TextAreaFieldProps = Omit<FrameProps, "id"> & { field: UseFormRegisterReturn; id?: string } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    "id" | "name" | "onChange" | "onBlur"
  >;

/** Several lines of text. */
export function TextAreaField({
  field,
  id = field.name,
  label,
  hint,
  optional,
  error,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <textarea
        id={id}
        rows={3}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        aria-required={optional ? undefined : true}
        {...area}
        {...field}
      />
    </FieldFrame>
  );
}
