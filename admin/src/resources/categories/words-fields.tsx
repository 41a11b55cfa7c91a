import type { Language } from "@contract/constants";
import Grid from "@mui/material/Grid";
import TextField from "@mui/material/TextField";
import { useTranslate } from "react-admin";

type Words = Record<Language, string>;
type Props = {
  label: string;
  words: Words;
  max: number;
  /** Only English can be needed. */
  isNeeded?: boolean;
  /** Whether the English text takes the focus. */
  takesFocus?: boolean;
  /** What is wrong with the text in a language. */
  errors: Partial<Record<Language, string | undefined>>;
  onChange: (words: Words) => void;
};

const spoken = [
  ["en", "categories.english"],
  ["hi", "categories.hindi"],
  ["mr", "categories.marathi"],
] as const;

/** One text in the shop's three languages, side by side. */
export function WordsFields({
  label,
  words,
  max,
  isNeeded = false,
  takesFocus = false,
  errors,
  onChange,
}: Props) {
  const translate = useTranslate();
  return (
    <Grid container columnSpacing={1}>
      {spoken.map(([language, name]) => (
        <Grid key={language} size={{ xs: 12, md: 4 }}>
          <TextField
            fullWidth
            autoFocus={takesFocus && language === "en"}
            margin="dense"
            required={isNeeded && language === "en"}
            label={`${label}, ${translate(name)}`}
            value={words[language]}
            onChange={({ target }) => onChange({ ...words, [language]: target.value })}
            error={Boolean(errors[language])}
            helperText={errors[language]}
            slotProps={{ htmlInput: { maxLength: max, lang: language } }}
          />
        </Grid>
      ))}
    </Grid>
  );
}
