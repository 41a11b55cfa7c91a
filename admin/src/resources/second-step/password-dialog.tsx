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
import { fieldErrors } from "../../providers/field-errors";

type Props = {
  title: string;
  /** What will happen. */
  means: string;
  confirm: string;
  colour?: "primary" | "error";
  isPending: boolean;
  error: Error | null;
  onConfirm: (password: string) => void;
  onClose: () => void;
};

/** Asks for the password before an action that must not be possible with an open session alone. */
export function PasswordDialog({
  title,
  means,
  confirm,
  colour = "primary",
  isPending,
  error,
  onConfirm,
  onClose,
}: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [password, setPassword] = useState("");
  const [isTried, setIsTried] = useState(false);
  const said = fieldErrors(error).password;
  const problem = isTried && password === "" ? translate("ra.validation.required") : said;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (password !== "") onConfirm(password);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{means}</Typography>
          {error && !said && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {error.message}
            </Alert>
          )}
          <TextField
            autoFocus
            fullWidth
            required
            type="password"
            margin="dense"
            label={translate("secondStep.password")}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={Boolean(problem)}
            helperText={problem || " "}
            slotProps={{ htmlInput: { autoComplete: "current-password", maxLength: 200 } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" color={colour} loading={isPending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
