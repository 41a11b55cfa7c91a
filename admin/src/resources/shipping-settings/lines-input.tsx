import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { ErrorText } from "../../components/error-text";
import { settingLabel } from "./labels";

type Props<Entry> = {
  source: string;
  help: string;
  /** An entry as its line, and a line as its entry: what is missing in it is refused by the server, in words. */
  show: (entry: Entry) => string;
  parse: (line: string) => Entry;
};

/** A short list of pairs, one on each line. */
export function LinesInput<Entry>({ source, help, show, parse }: Props<Entry>) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<Entry[]>({ source, defaultValue: [] });
  const known = (field.value ?? []).map(show).join("\n");
  const entriesOf = (typed: string) => typed.split("\n").flatMap((line) => (line.trim() ? parse(line) : []));
  const [typed, setTyped] = useState(known);
  const isTyped = entriesOf(typed).map(show).join("\n") === known;
  // Saved settings, or the defaults, may arrive from outside while something else is shown.
  useEffect(() => {
    if (!isTyped) setTyped(known);
  }, [known, isTyped]);
  const error = fieldState.error?.message;
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      label={translate(settingLabel(source) ?? source)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(entriesOf(target.value));
      }}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error ? <ErrorText message={error} /> : translate(help)}
      slotProps={{ htmlInput: { "data-source": source } }}
    />
  );
}
