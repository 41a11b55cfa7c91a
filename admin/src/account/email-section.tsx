import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { FormSection } from "../components/form-section";
import { call } from "../providers/call";
import { AccountField } from "./field";
import { useSend } from "./use-send";

type Props = { email: string; onChanged: () => void };

/** Changes the e-mail used for signing in: asks for the password, then for the code that was sent to the new one. */
export function EmailSection({ email, onChanged }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [wanted, setWanted] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, errors, sentence, send } = useSend();
  const ask = async () => {
    const { data } = await call("askContactChange", { body: { password, email: wanted } });
    setSentTo(data.to);
    setPassword("");
  };
  const confirm = async () => {
    await call("confirmContactChange", { body: { code } });
    setSentTo(undefined);
    setWanted("");
    setCode("");
    notify("account.emailChanged", { type: "success" });
    onChanged();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(sentTo ? confirm : ask);
  };
  return (
    <FormSection title="account.email">
      <form onSubmit={submit}>
        <Typography sx={{ mb: 1 }} role="status">
          {sentTo ? translate("account.codeSent", { to: sentTo }) : translate("account.emailHelp", { email })}
        </Typography>
        {sentence && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {sentence}
          </Alert>
        )}
        {sentTo ? (
          <AccountField
            label="account.code"
            autoComplete="one-time-code"
            isCode
            value={code}
            onChange={setCode}
            error={errors.code}
          />
        ) : (
          <>
            <AccountField
              label="account.newEmail"
              type="email"
              autoComplete="email"
              value={wanted}
              onChange={setWanted}
              error={errors.email}
            />
            <AccountField
              label="account.currentPassword"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={errors.password}
            />
          </>
        )}
        <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: "wrap" }}>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate(sentTo ? "account.confirm" : "account.sendCode")}
          </Button>
          {sentTo && <Button onClick={() => setSentTo(undefined)}>{translate("ra.action.back")}</Button>}
        </Stack>
      </form>
    </FormSection>
  );
}
