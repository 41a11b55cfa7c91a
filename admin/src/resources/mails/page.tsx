import type { Language } from "@contract/constants";
import { type MailName, mailNames } from "@contract/mail-kinds";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Form, Title, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { UnloadGuard } from "../../components/unload-guard";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { useSettingsSave } from "../../edits/use-settings-save";
import { SaveBar } from "../shipping-settings/save-bar";
import { mailLabel } from "./labels";
import { MailEditor } from "./mail-editor";
import { MailList } from "./mail-list";
import { type MailsBody, readMails, useMails } from "./use-mails";

const spoken: readonly [Language, string][] = [
  ["en", "shopPage.english"],
  ["hi", "shopPage.hindi"],
  ["mr", "shopPage.marathi"],
];

/** The words of the shop's mails: one kind in one language at a time, with the mail beside it. */
export function MailsPage() {
  const translate = useTranslate();
  const [name, setName] = useState<MailName>(mailNames[0]);
  const [language, setLanguage] = useState<Language>("en");
  const { mails, save } = useMails();
  const { submit, settle, overtaken, forget } = useSettingsSave<MailsBody>({
    save: (body) => save.mutateAsync(body),
    read: readMails,
    saved: "mails.saved",
    toFormErrors: (errors) => {
      // Only one kind in one language is on screen: the one with something to mend.
      const [kind, , spokenIn] = Object.keys(errors)[0]?.split(".") ?? [];
      setName((shown) => mailNames.find((one) => one === kind) ?? shown);
      setLanguage((shown) => spoken.find(([one]) => one === spokenIn)?.[0] ?? shown);
      return errors;
    },
  });
  const title = <Title title={translate("panel.menu.mails")} />;
  if (mails.error && !mails.data)
    return (
      <>
        {title}
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={<Button onClick={() => mails.refetch()}>{translate("panel.retry")}</Button>}
        >
          {mails.error.message}
        </Alert>
      </>
    );
  if (!mails.data)
    return (
      <>
        {title}
        <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />
      </>
    );
  const { data, standard } = mails.data;
  return (
    <Box sx={{ maxWidth: 1400 }}>
      {title}
      <Typography sx={{ my: 2, maxWidth: 720 }}>{translate("mails.help")}</Typography>
      <Form record={data} onSubmit={submit} warnWhenUnsavedChanges noValidate>
        <UnloadGuard />
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, md: 3 }}>
            <MailList chosen={name} onChoose={setName} />
          </Grid>
          <Grid size={{ xs: 12, md: 9 }}>
            <ToggleButtonGroup
              exclusive
              value={language}
              onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
              aria-label={translate("mails.language")}
              sx={{ mb: 2 }}
            >
              {spoken.map(([each, label]) => (
                <ToggleButton key={each} value={each}>
                  {translate(label)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <FormSection title={`mails.names.${name}`}>
              <MailEditor name={name} language={language} standard={standard} />
            </FormSection>
          </Grid>
        </Grid>
        {overtaken && (
          <ConflictDialog
            conflict={overtaken.conflict}
            labelOf={(path) =>
              mailLabel(path)
                .map((key) => translate(key))
                .join(": ")
            }
            isPending={save.isPending}
            onChoose={(choices) => void settle(data, overtaken, choices)}
            onClose={forget}
          />
        )}
        <SaveBar isPending={save.isPending} />
      </Form>
    </Box>
  );
}
