import type { SelectHTMLAttributes } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { controlClass, describedBy, FieldFrame, type FrameProps } from "./field-frame";

type SelectFieldProps = Omit<FrameProps, "id"> & { field: UseFormRegisterReturn; id?: string } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "id" | "name" | "onChange" | "onBlur"
  >;

/** One value of a list, with the phone's own picker. */
export function SelectField({
  field,
  id = field.name,
  label,
  hint,
  optional,
  error,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <select
        id={id}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        aria-required={optional ? undefined : true}
        {...select}
        {...field}
      />
    </FieldFrame>
  );
}
