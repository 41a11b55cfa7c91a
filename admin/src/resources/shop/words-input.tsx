import Grid from "@mui/material/Grid";
import Typography from "@mui/material/Typography";
import { maxLength, required, TextInput, useTranslate } from "react-admin";
import { shopLabel } from "./labels";

const spoken = [
  ["en", "shopPage.english"],
  ["hi", "shopPage.hindi"],
  ["mr", "shopPage.marathi"],
] as const;

type Props = { source: string; max: number; isNeeded?: boolean; multiline?: boolean; label?: string };

/** One text in the shop's three languages, side by side. Only English can be needed. */
export function WordsInput({ source, max, isNeeded = false, multiline = false, label: named }: Props) {
  const translate = useTranslate();
  const label = translate(named ?? shopLabel(source));
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        {label}
      </Typography>
      <Grid container spacing={1}>
        {spoken.map(([language, name]) => (
          <Grid key={language} size={{ xs: 12, md: 4 }}>
            <TextInput
              source={`${source}.${language}`}
              // The heading above says of what: the whole name would be cut off in a third of the page.
              label={translate(name)}
              parse={(typed: string) => typed}
              format={(value: string | null) => value ?? ""}
              validate={isNeeded && language === "en" ? [required(), maxLength(max)] : maxLength(max)}
              multiline={multiline}
              helperText={false}
              fullWidth
              slotProps={{ htmlInput: { lang: language, "aria-label": `${label}, ${translate(name)}` } }}
            />
          </Grid>
        ))}
      </Grid>
    </>
  );
}
