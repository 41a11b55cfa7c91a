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
  error: string | undefined;
  onChange: (words: Words) => void;
};

const spoken = [
  ["en", "categories.english"],
  ["hi", "categories.hindi"],
  ["mr", "categories.marathi"],
] as const;

/** One text in the shop's three languages, side by side. */
export function WordsFields({ label, words, max, isNeeded = false, error, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Grid container columnSpacing={1}>
      {spoken.map(([language, name]) => (
        <Grid key={language} size={{ xs: 12, md: 4 }}>
          <TextField
            fullWidth
            margin="dense"
            required={isNeeded && language === "en"}
            label={`${label}, ${translate(name)}`}
            value={words[language]}
            onChange={({ target }) => onChange({ ...words, [language]: target.value })}
            error={language === "en" && Boolean(error)}
            helperText={language === "en" && error}
            slotProps={{ htmlInput: { maxLength: max, lang: language } }}
          />
        </Grid>
      ))}
    </Grid>
  );
}
