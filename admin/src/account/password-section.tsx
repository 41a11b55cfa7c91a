import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { FormSection } from "../components/form-section";
import { call } from "../providers/call";
import { AccountField } from "./field";
import { useSend } from "./use-send";

type Props = { email: string; onChanged: () => void };

/** A new password for somebody who knows the old one; all other devices are signed out. */
export function PasswordSection({ email, onChanged }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const { isBusy, errors, sentence, send } = useSend();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      await call("changePassword", { body: { currentPassword, newPassword } });
      setCurrentPassword("");
      setNewPassword("");
      notify("account.passwordChanged", { type: "success" });
      onChanged();
    });
  };
  return (
    <FormSection title="account.password">
      <form onSubmit={submit}>
        <Typography sx={{ mb: 1 }}>{translate("account.passwordHelp")}</Typography>
        {sentence && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {sentence}
          </Alert>
        )}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <AccountField
          label="account.currentPassword"
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrentPassword}
          error={errors.currentPassword}
        />
        <AccountField
          label="account.newPassword"
          type="password"
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
          error={errors.newPassword}
        />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 1 }}>
          {translate("account.changePassword")}
        </Button>
      </form>
    </FormSection>
  );
}
