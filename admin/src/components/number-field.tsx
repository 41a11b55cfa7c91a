import { NumberInput, type NumberInputProps, number, type Validator } from "react-admin";
import { readNumber } from "../read-number";

const asText = (value: unknown) => (value === null || value === undefined ? "" : String(value));
/** A value that is no number stays as it was typed, so that the field can say so. */
const parse = (typed: string) => readNumber(typed) ?? (typed.trim() === "" ? null : typed);

/**
 * A number of a form. It is typed as text: a browser's own number field accepts only the digits 0–9, and changes the
 * value when somebody scrolls over it.
 */
export function NumberField({ validate = [], slotProps, step, ...rest }: NumberInputProps) {
  const rules: Validator[] = Array.isArray(validate) ? validate : [validate];
  return (
    <NumberInput
      {...rest}
      parse={parse}
      format={asText}
      validate={[number(), ...rules]}
      slotProps={{
        ...slotProps,
        htmlInput: {
          type: "text",
          inputMode: step === 1 ? "numeric" : "decimal",
          autoComplete: "off",
          ...slotProps?.htmlInput,
        },
      }}
    />
  );
}
