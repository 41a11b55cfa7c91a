import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { formatMoment } from "../format";
import type { Choice, Choices, ConflictField, EditConflict } from "./conflict";
import { useShownValue } from "./use-shown-value";

type Props = {
  conflict: EditConflict;
  labelOf: (field: string) => string;
  /** How a value is shown if plain text is not enough. */
  show?: (field: string, value: unknown) => ReactNode | undefined;
  isPending?: boolean;
  onChoose: (choices: Choices) => void;
  /** Back to the form, which stays as it was typed. */
  onClose: () => void;
};

function Clash({
  clash,
  label,
  choice,
  show,
  onChoose,
}: {
  clash: ConflictField;
  label: string;
  choice: Choice;
  show: (field: string, value: unknown) => ReactNode;
  onChoose: (choice: Choice) => void;
}) {
  const translate = useTranslate();
  const labelId = useId();
  const { field, theirs, yours, by, at } = clash;
  const who = by ? translate(`order.by.${by}`, { _: by }) : translate("edit.somebody");
  const option = (name: Choice, words: string, value: unknown) => (
    <FormControlLabel
      value={name}
      control={<Radio />}
      sx={{ alignItems: "flex-start", mr: 0 }}
      label={
        <Box sx={{ pt: 1, overflowWrap: "anywhere" }}>
          <Typography variant="body2" color="text.secondary">
            {words}
          </Typography>
          <Typography component="div" sx={{ whiteSpace: "pre-line" }}>
            {show(field, value)}
          </Typography>
        </Box>
      }
    />
  );
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: "divider", py: 2 }}>
      <Typography id={labelId} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography variant="body2">
        {at ? translate("edit.changedBy", { name: who, time: formatMoment(at) }) : translate("edit.changed")}
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice}
        onChange={(_, name) => onChoose(name as Choice)}
        sx={{ mt: 0.5 }}
      >
        {option("theirs", translate("edit.theirs"), theirs)}
        {option("mine", translate("edit.mine"), yours)}
      </RadioGroup>
    </Box>
  );
}

/** Somebody else was faster: says who changed what, and asks field by field whose value to keep. */
export function ConflictDialog({ conflict, labelOf, show, isPending = false, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const plain = useShownValue();
  const [chosen, setChosen] = useState<Choices>({});
  const choices = Object.fromEntries(conflict.fields.map(({ field }) => [field, chosen[field] ?? "theirs"]));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("edit.title")}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate("edit.help")}</Typography>
        {conflict.fields.map((clash) => (
          <Clash
            key={clash.field}
            clash={clash}
            label={labelOf(clash.field)}
            choice={choices[clash.field] ?? "theirs"}
            show={(field, value) => show?.(field, value) ?? plain(field, value)}
            onChoose={(choice) => setChosen({ ...chosen, [clash.field]: choice })}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate("edit.back")}</Button>
        <Button variant="contained" loading={isPending} onClick={() => onChoose(choices)}>
          {translate("edit.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
