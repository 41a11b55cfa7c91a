import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { session } from "./session";
import { useSignInAgain } from "./use-sign-in-again";

/** Asks for the password, and for a code where the account has a second factor, over a page that stays as it is. */
export function SignInDialog() {
  const translate = useTranslate();
  const titleId = useId();
  const [email, setEmail] = useState(session.person()?.email ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const { owesCode, problem, isPending, givePassword, giveCode } = useSignInAgain();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is drawn inside a page that may be a form itself.
    event.stopPropagation();
    if (owesCode) void giveCode(code);
    else void givePassword(email, password);
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{translate("session.title")}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{translate(owesCode ? "session.codeHelp" : "session.help")}</Typography>
          {problem && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {problem}
            </Alert>
          )}
          {owesCode ? (
            <TextField
              key="code"
              autoFocus
              fullWidth
              required
              margin="dense"
              label={translate("session.code")}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              slotProps={{ htmlInput: { autoComplete: "one-time-code", maxLength: 60 } }}
            />
          ) : (
            <>
              <TextField
                fullWidth
                required
                margin="dense"
                label={translate("session.email")}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                slotProps={{ htmlInput: { autoComplete: "username", maxLength: 120 } }}
              />
              <TextField
                autoFocus
                fullWidth
                required
                type="password"
                margin="dense"
                label={translate("session.password")}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
                slotProps={{ htmlInput: { autoComplete: "current-password", maxLength: 200 } }}
              />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={session.givesUp}>{translate("session.later")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("session.signIn")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
