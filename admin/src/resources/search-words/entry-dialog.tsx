import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { fieldErrors } from "../../providers/field-errors";
import { type Draft, type Entry, listOf, parseWords } from "./rules";

type Props = {
  /** Null for a new one. */
  entry: Entry | null;
  isPending: boolean;
  error: Error | null;
  onSave: (draft: Draft) => void;
  onClose: () => void;
};

/** One entry: what shoppers type, and what it means in the catalogue. */
export function EntryDialog({ entry, isPending, error, onSave, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [means, setMeans] = useState(entry?.means ?? "");
  const [typed, setTyped] = useState(entry?.words.join(" ") ?? "");
  const [isTried, setIsTried] = useState(false);
  const words = parseWords(typed);
  const list = entry && listOf(entry);
  const required = translate("ra.validation.required");
  const said = Object.entries(fieldErrors(error));
  const about = (part: string) => said.find(([field]) => field.includes(part))?.[1];
  const meansError = (isTried && !means.trim() && required) || about(".means");
  const wordsError = (isTried && words.length === 0 && required) || about(".words");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (means.trim() && words.length > 0) onSave({ means: means.trim(), words });
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(entry ? "words.editTitle" : "words.addTitle")}</DialogTitle>
        <DialogContent>
          {error && said.length === 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error.message}
            </Alert>
          )}
          <TextField
            autoFocus={!entry}
            fullWidth
            required
            margin="dense"
            label={translate("words.means")}
            value={list ? translate(`words.list.${list}`) : means}
            disabled={Boolean(list) || Boolean(entry?.shipped)}
            onChange={({ target }) => setMeans(target.value)}
            error={Boolean(meansError)}
            helperText={meansError || translate(entry?.shipped ? "words.meansFixed" : "words.meansHelp")}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <TextField
            autoFocus={Boolean(entry)}
            fullWidth
            required
            multiline
            minRows={3}
            maxRows={10}
            margin="dense"
            label={translate("words.words")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={Boolean(wordsError)}
            helperText={wordsError || translate("words.wordsHelp", { smart_count: words.length })}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("words.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
