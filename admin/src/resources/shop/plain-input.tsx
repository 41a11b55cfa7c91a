import { TextInput, type TextInputProps } from "react-admin";
import { shopLabel } from "./labels";

/** A text that may be left blank: the shop knows "", not null. */
export function PlainInput({ source, helperText = false, ...others }: TextInputProps) {
  return (
    <TextInput
      source={source}
      label={shopLabel(source)}
      parse={(typed: string) => typed}
      format={(value: string | null) => value ?? ""}
      helperText={helperText}
      fullWidth
      {...others}
    />
  );
}
