import type { Language } from "@contract/constants";
import { longestLead, longestSubject, type MailName, mailRules } from "@contract/mail-kinds";
import type { MailWords } from "@contract/mails";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Typography from "@mui/material/Typography";
import { maxLength, TextInput, useTranslate } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { MailPreview } from "./mail-preview";

const parts = [
  { part: "subject", max: longestSubject },
  { part: "lead", max: longestLead },
] as const;

type Props = { name: MailName; language: Language; standard: MailWords };

/** Subject and lead of one kind of mail in one language, beside the mail that they make. */
export function MailEditor({ name, language, standard }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [subject = "", lead = ""] = useWatch({
    name: [`${name}.subject.${language}`, `${name}.lead.${language}`],
  }) as (string | undefined)[];
  const write = (words: { subject: string; lead: string }) => {
    for (const { part } of parts)
      setValue(`${name}.${part}.${language}`, words[part], { shouldDirty: true, shouldValidate: true });
  };
  const usual = { subject: standard[name].subject[language], lead: standard[name].lead[language] };
  const { placeholders, replacesLead } = mailRules[name];
  return (
    <Grid container spacing={3}>
      <Grid size={{ xs: 12, lg: 5 }}>
        {parts.map(({ part, max }) => (
          <TextInput
            // Another mail or language is another input, with errors of its own.
            key={`${name}.${part}.${language}`}
            source={`${name}.${part}.${language}`}
            label={`mails.${part}`}
            parse={(typed: string) => typed}
            format={(text: string | null) => text ?? ""}
            validate={maxLength(max)}
            placeholder={usual[part]}
            helperText={part === "lead" ? `mails.${replacesLead ? "replaces" : "above"}` : "mails.blank"}
            multiline={part === "lead"}
            minRows={5}
            maxRows={16}
            fullWidth
            slotProps={{ htmlInput: { lang: language }, inputLabel: { shrink: true } }}
          />
        ))}
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate("mails.placeholders")}
        </Typography>
        <Box component="ul" sx={{ mt: 0.5, pl: 3, typography: "body2" }}>
          {placeholders.map((each) => (
            <li key={each}>
              <code>{`{${each}}`}</code> {translate(`mails.figures.${each}`)}
            </li>
          ))}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2 }}>
          <Button variant="outlined" onClick={() => write(usual)}>
            {translate("mails.start")}
          </Button>
          <Button disabled={!subject && !lead} onClick={() => write({ subject: "", lead: "" })}>
            {translate("mails.back")}
          </Button>
        </Box>
      </Grid>
      <Grid size={{ xs: 12, lg: 7 }}>
        <MailPreview mail={{ name, language, subject, lead }} />
      </Grid>
    </Grid>
  );
}
