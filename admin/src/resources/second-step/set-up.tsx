import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import { fieldErrors } from "../../providers/field-errors";
import { QrCode } from "./qr-code";
import { inGroups } from "./rules";
import { useConfirm } from "./use-second-factor";

type Props = {
  secret: { key: string; uri: string };
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** The key is entered into an app, and a first code of the app proves that this worked. */
export function SetUp({ secret, onConfirmed, onCancel }: Props) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const [code, setCode] = useState("");
  const [mailCode, setMailCode] = useState("");
  const said = fieldErrors(confirm.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "" && mailCode.trim() !== "")
      confirm.mutate({ code, mailCode }, { onSuccess: onConfirmed });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        <Typography>{translate("secondStep.addKey")}</Typography>
        <QrCode text={secret.uri} label={translate("secondStep.picture")} />
        <Box>
          <Typography variant="body2" color="text.secondary">
            {translate("secondStep.key")}
          </Typography>
          <Typography
            data-testid="key"
            sx={{ fontFamily: "monospace", fontSize: "1.1rem", overflowWrap: "anywhere" }}
          >
            {inGroups(secret.key)}
          </Typography>
          <Link href={secret.uri}>{translate("secondStep.openApp")}</Link>
        </Box>
        <Typography>{translate("secondStep.thenCode")}</Typography>
        {confirm.error && !said.code && !said.mailCode && (
          <Alert severity="error">{confirm.error.message}</Alert>
        )}
        <TextField
          required
          label={translate("secondStep.code")}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={Boolean(said.code)}
          helperText={said.code || " "}
          sx={{ maxWidth: 260 }}
          slotProps={{
            htmlInput: {
              inputMode: "numeric",
              autoComplete: "one-time-code",
              maxLength: 12,
            },
          }}
        />
        <TextField
          required
          label={translate("secondStep.mailCode")}
          value={mailCode}
          onChange={({ target }) => setMailCode(target.value)}
          error={Boolean(said.mailCode)}
          helperText={said.mailCode || translate("secondStep.mailCodeHelp")}
          sx={{ maxWidth: 420 }}
          slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off", maxLength: 12 } }}
        />
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" loading={confirm.isPending}>
            {translate("secondStep.switchOn")}
          </Button>
          <Button onClick={onCancel}>{translate("ra.action.cancel")}</Button>
        </Stack>
      </Stack>
    </form>
  );
}
