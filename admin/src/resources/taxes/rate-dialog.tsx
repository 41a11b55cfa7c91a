import { gstRates } from "@contract/constants";
import type { TaxRate, TaxRateInput } from "@contract/tax-rates";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { fieldErrors } from "../../providers/field-errors";
import { readNumber } from "../../read-number";

type Props = {
  /** Undefined for a new one. */
  old: TaxRate | undefined;
  isPending: boolean;
  error: Error | null;
  onSave: (rate: TaxRateInput) => void;
  onClose: () => void;
};

type Percent = TaxRateInput["rate"];

/** One row of the GST table. */
export function RateDialog({ old, isPending, error, onSave, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [name, setName] = useState(old?.name ?? "");
  const [headings, setHeadings] = useState(old?.headings.join(" ") ?? "");
  const [from, setFrom] = useState(old?.from ?? "");
  const [rate, setRate] = useState<Percent>(old?.rate ?? 18);
  const [isSlab, setIsSlab] = useState(Boolean(old?.slab));
  const [upTo, setUpTo] = useState(old?.slab ? String(old.slab.upTo) : "");
  const [above, setAbove] = useState<Percent>(old?.slab?.above ?? 18);
  const [isTried, setIsTried] = useState(false);
  const errors = fieldErrors(error);
  const said = (field: string) => Object.entries(errors).find(([path]) => path.startsWith(field))?.[1];
  const codes = headings.split(/[\s,;]+/).filter(Boolean);
  const price = readNumber(upTo);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!name.trim() || codes.length === 0 || !from || (isSlab && price === undefined)) return;
    const slab = isSlab && price !== undefined ? { upTo: price, above } : null;
    onSave({ name: name.trim(), headings: codes, from, rate, slab });
  };
  /** What a field has in common with the others: its label, and what is wrong with it. */
  const field = (source: string, isMissing: boolean, help = ""): TextFieldProps => {
    const problem =
      (isTried && isMissing && translate("ra.validation.required")) || said(source.replace("slab", "slab."));
    return {
      fullWidth: true,
      required: true,
      margin: "dense",
      label: translate(`taxes.fields.${source}`),
      error: Boolean(problem),
      helperText: problem || help,
    };
  };
  const percents = gstRates.map((each) => (
    <MenuItem key={each} value={each}>
      {each} %
    </MenuItem>
  ));

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(old ? "taxes.edit" : "taxes.add")}</DialogTitle>
        <DialogContent>
          {error && Object.keys(errors).length === 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error.message}
            </Alert>
          )}
          <TextField
            {...field("name", !name.trim())}
            autoFocus={!old}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <TextField
            {...field("headings", codes.length === 0, translate("taxes.headingsHelp"))}
            value={headings}
            onChange={({ target }) => setHeadings(target.value)}
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
          />
          <TextField
            {...field("from", !from)}
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            {...field("rate", false)}
            select
            value={rate}
            onChange={({ target }) => setRate(Number(target.value) as Percent)}
          >
            {percents}
          </TextField>
          <FormControlLabel
            control={<Checkbox checked={isSlab} onChange={({ target }) => setIsSlab(target.checked)} />}
            label={translate("taxes.isSlab")}
          />
          {isSlab && (
            <>
              <TextField
                {...field("slabupTo", price === undefined)}
                value={upTo}
                onChange={({ target }) => setUpTo(target.value)}
                slotProps={{ htmlInput: { inputMode: "decimal" } }}
              />
              <TextField
                {...field("slababove", false)}
                select
                value={above}
                onChange={({ target }) => setAbove(Number(target.value) as Percent)}
              >
                {percents}
              </TextField>
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("taxes.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
