import { translatedLanguages } from "@contract/translated-texts";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Typography from "@mui/material/Typography";
import { maxLength, required, TextInput, useResourceContext, useTranslate } from "react-admin";
import { useFormContext, useFormState, useWatch } from "react-hook-form";

type Props = { source: string; max: number; isNeeded?: boolean; multiline?: boolean };
type Language = (typeof translatedLanguages)[number];

const asTyped = { parse: (typed: string) => typed, format: (value: string | null) => value ?? "" };

/** A text in Hindi or Marathi, with a mark if it is older than the English. */
function Translation({ source, language, max, multiline }: Omit<Props, "isNeeded"> & { language: Language }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setValue, getFieldState } = useFormContext();
  const name = `translations.${language}.${source}`;
  const marks = `translations.${language}.outdated`;
  const state = useFormState({ name: [source, name] });
  const [written, outdated = []] = useWatch({ name: [name, marks] }) as [string?, string[]?];
  const isNew = getFieldState(name, state).isDirty;
  const isMarked = outdated.includes(source) && !isNew;
  const isOlder = Boolean(written) && !isNew && (isMarked || getFieldState(source, state).isDirty);
  const label = translate(`resources.${resource}.fields.${source}`);
  const holds = () =>
    setValue(
      marks,
      outdated.filter((text) => text !== source),
      { shouldDirty: true },
    );
  return (
    <>
      <TextInput
        source={name}
        label={translate(`translated.${language}`)}
        {...asTyped}
        validate={maxLength(max)}
        multiline={multiline}
        color={isOlder ? "warning" : undefined}
        focused={isOlder || undefined}
        helperText={isOlder ? "translated.older" : false}
        fullWidth
        slotProps={{
          htmlInput: { lang: language, "aria-label": `${label}, ${translate(`translated.${language}`)}` },
        }}
      />
      {isMarked && (
        <Button size="small" color="warning" onClick={holds}>
          {translate("translated.holds")}
        </Button>
      )}
    </>
  );
}

/** One text of a record in English, which shoppers read where nothing else is written, in Hindi and in Marathi. */
export function TranslatedInput({ source, max, isNeeded = false, multiline = false }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <>
      <Typography variant="subtitle2" component="p" sx={{ mt: 1 }}>
        {translate(`resources.${resource}.fields.${source}`)}
      </Typography>
      <Grid container spacing={1} sx={{ width: "100%" }}>
        <Grid size={{ xs: 12, md: 4 }}>
          <TextInput
            source={source}
            {...asTyped}
            validate={isNeeded ? [required(), maxLength(max)] : maxLength(max)}
            multiline={multiline}
            helperText={false}
            fullWidth
            slotProps={{ htmlInput: { lang: "en" } }}
          />
        </Grid>
        {translatedLanguages.map((language) => (
          <Grid key={language} size={{ xs: 12, md: 4 }}>
            <Translation source={source} language={language} max={max} multiline={multiline} />
          </Grid>
        ))}
      </Grid>
    </>
  );
}
