import TextField from "@mui/material/TextField";
import { useTranslate } from "react-admin";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "password";
  autoComplete: string;
  error?: string | undefined;
  isCode?: boolean;
};

/** One field of the staff member's own account. */
export function AccountField({ label, value, onChange, type = "text", autoComplete, error, isCode }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      required
      margin="dense"
      type={type}
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error}
      autoComplete={autoComplete}
      slotProps={{ htmlInput: { maxLength: 120, ...(isCode && { inputMode: "numeric" }) } }}
    />
  );
}
