import { limits } from "@contract/limits";
import { isSaid } from "@contract/reason";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslate } from "react-admin";

type Props = {
  title: string;
  /** What will happen, one sentence per line. */
  consequences?: readonly string[];
  noteLabel: string;
  /** What stands there to begin with. */
  note?: string;
  isNoteRequired?: boolean;
  /** The length of the note, in characters. */
  longest?: number;
  confirm: string;
  colour?: "primary" | "error";
  isPending: boolean;
  /** What else is asked, before the note. */
  children?: ReactNode;
  onConfirm: (note: string | null) => void;
  onClose: () => void;
};

/** Asks for confirmation of something that cannot be undone, with a note. */
export function NoteDialog({
  title,
  consequences = [],
  noteLabel,
  note: firstNote = "",
  isNoteRequired = false,
  longest = limits.reason,
  confirm,
  colour = "primary",
  isPending,
  children,
  onConfirm,
  onClose,
}: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [note, setNote] = useState(firstNote);
  const [isTried, setIsTried] = useState(false);
  const isMissing = isNoteRequired && !isSaid(note);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isMissing) onConfirm(note.trim() || null);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {consequences.map((sentence) => (
            <Typography key={sentence} sx={{ mb: 1 }}>
              {sentence}
            </Typography>
          ))}
          {children}
          <TextField
            autoFocus={children === undefined}
            fullWidth
            multiline
            minRows={2}
            margin="dense"
            label={noteLabel}
            required={isNoteRequired}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={isTried && isMissing}
            helperText={isTried && isMissing ? translate("ra.validation.required") : " "}
            slotProps={{ htmlInput: { maxLength: longest } }}
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
