import type { Language } from "@contract/constants";
import { longestPolicy, type PolicyName } from "@contract/policy-text";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Typography from "@mui/material/Typography";
import { maxLength, required, TextInput, useNotify, useTranslate } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { policyLabel } from "./labels";
import { PolicyPreview } from "./preview";

const fits = maxLength(longestPolicy);
const needed = [required(), fits];

/** A policy in one language, with how it looks beside it. A blank one is shown in English. */
export function PolicyInput({ name, language }: { name: PolicyName; language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const typed = (useWatch({ name: `${name}.${language}` }) as string | undefined) ?? "";
  const english = (useWatch({ name: `${name}.en` }) as string | undefined) ?? "";
  const label = translate(policyLabel(name));
  const goBack = async () => {
    try {
      // As long as the rest of the page: fetched by those who ask for it.
      const { standardPolicies } = await import("@contract/standard-policies");
      const text = standardPolicies[name][language];
      setValue(`${name}.${language}`, text, { shouldDirty: true, shouldValidate: true });
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };
  return (
    <Grid container spacing={3}>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput
          // Another language is another input, with errors of its own.
          key={language}
          source={`${name}.${language}`}
          label={label}
          parse={(text: string) => text}
          format={(text: string | null) => text ?? ""}
          validate={language === "en" ? needed : fits}
          helperText={language === "en" ? false : "policies.blank"}
          multiline
          minRows={8}
          maxRows={20}
          fullWidth
          slotProps={{ htmlInput: { lang: language } }}
        />
        <Button
          onClick={() => void goBack()}
          aria-label={`${label}: ${translate("policies.back")}`}
          sx={{ mt: 1 }}
        >
          {translate("policies.back")}
        </Button>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <Typography variant="overline" component="h3">
          {translate("policies.preview")}
        </Typography>
        <PolicyPreview text={typed.trim() ? typed : english} language={typed.trim() ? language : "en"} />
      </Grid>
    </Grid>
  );
}
