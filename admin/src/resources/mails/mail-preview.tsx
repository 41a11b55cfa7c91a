import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { MailFrame } from "./mail-frame";
import { type OneMail, usePreview, useTestMail } from "./use-mails";

const looks = ["page", "text"] as const;
type Look = (typeof looks)[number];

/** What is typed as the mail it would be, and the way to have it mailed to oneself. */
export function MailPreview({ mail }: { mail: OneMail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [look, setLook] = useState<Look>("page");
  const { data, error } = usePreview(mail);
  const test = useTestMail();
  const send = () =>
    test.mutate(mail, {
      onSuccess: (reply) => notify("mails.tested", { type: "success", messageArgs: { to: reply.data.to } }),
      onError: (refused) => notify(refused.message, { type: "error" }),
    });
  const shown = data?.data;
  return (
    <Box component="section" aria-label={translate("mails.preview")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={look}
          onChange={(_, chosen: Look | null) => chosen && setLook(chosen)}
          aria-label={translate("mails.preview")}
        >
          {looks.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`mails.looks.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={send} loading={test.isPending}>
          {translate("mails.test")}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate("mails.sample")}
      </Typography>
      {error && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {error.message}
        </Alert>
      )}
      {!shown && !error && <Skeleton variant="rounded" height={480} />}
      {shown && (
        <Box lang={mail.language}>
          <Typography sx={{ fontWeight: 700, mb: 1, overflowWrap: "anywhere" }} data-testid="mail-subject">
            {shown.subject}
          </Typography>
          {look === "page" ? (
            <MailFrame html={shown.html} title={translate("mails.preview")} />
          ) : (
            <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{shown.text}</Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
