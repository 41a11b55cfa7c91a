import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { ErrorText } from "../../components/error-text";
import { settingLabel } from "./labels";
import { parseList, showList } from "./rules";

type Props = { source: string; help: string; separator?: "words" | "lines" };

/** Many short texts in one box: quick to paste, and each is checked by the server. */
export function ListInput({ source, help, separator = "words" }: Props) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string[]>({ source, defaultValue: [] });
  const list: string[] = field.value ?? [];
  const [typed, setTyped] = useState(() => showList(list, separator));
  const known = list.join("\n");
  const isTyped = parseList(typed, separator).join("\n") === known;
  // Saved settings, or the defaults, may arrive from outside while something else is shown.
  useEffect(() => {
    if (!isTyped) setTyped(showList(known ? known.split("\n") : [], separator));
  }, [known, isTyped, separator]);
  const error = fieldState.error?.message;
  return (
    <TextField
      fullWidth
      multiline
      maxRows={8}
      label={translate(settingLabel(source) ?? source)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(parseList(target.value, separator));
      }}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error ? <ErrorText message={error} /> : translate(help, { smart_count: list.length })}
      slotProps={{ htmlInput: { "data-source": source } }}
    />
  );
}
