import type { InputHTMLAttributes } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { controlClass, describedBy, FieldFrame, type FrameProps } from "./field-frame";

type TextFieldProps = Omit<FrameProps, "id"> & {
  field: UseFormRegisterReturn;
  /** Set where two forms of a page have a field of the same name. */
  id?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "onChange" | "onBlur">;

/** One line of text. */
export function TextField({
  field,
  id = field.name,
  label,
  hint,
  optional,
  error,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <input
        id={id}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        aria-required={optional ? undefined : true}
        {...input}
        {...field}
      />
    </FieldFrame>
  );
}
