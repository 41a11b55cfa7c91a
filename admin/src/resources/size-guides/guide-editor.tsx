import type { Size } from "@contract/constants";
import type { StaffSizeGuide } from "@contract/size-guides";
import { measuredThings } from "@contract/size-measures";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { HttpError, useNotify, useTranslate } from "react-admin";
import { fieldErrors } from "../../providers/field-errors";
import { formOf, inputOf, inUnit, problemsIn } from "./guide-form";
import { GuideGrid } from "./guide-grid";
import { MeasureChooser } from "./measure-chooser";
import { useChangeSizeGuide } from "./use-size-guides";

type Props = {
  id: string;
  /** As it was last read; undefined if there is none. */
  guide: StaffSizeGuide | undefined;
  sizes: readonly Size[];
  onUnsaved: (isUnsaved: boolean) => void;
  onLeave: () => void;
  onDone: () => void;
};

/** What was measured, in which unit, and the table. What was typed stays until it is saved or thrown away. */
export function GuideEditor({ id, guide, sizes, onUnsaved, onLeave, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const change = useChangeSizeGuide(id);
  const box = useRef<HTMLFormElement>(null);
  /** The guide that the form was filled from: somebody else's save must not be taken for one's own. */
  const [read, setRead] = useState(guide);
  const [form, setForm] = useState(() => formOf(guide));
  const [isTried, setTried] = useState(false);
  const problems = problemsIn(form, sizes);
  const input = inputOf(form, sizes);
  const isUnsaved =
    problems.length > 0 || JSON.stringify(input) !== JSON.stringify(inputOf(formOf(read), sizes));
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const isConflict = change.error instanceof HttpError && change.error.status === 409;
  const said = Object.values(fieldErrors(change.error))[0] ?? change.error?.message;
  const isEmpty = input.rows.length === 0;

  const send = (version: number) =>
    change.mutate(
      { save: { ...input, version } },
      {
        onSuccess: () => {
          notify("sizeGuides.saved", { type: "success" });
          onDone();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (!isEmpty) send(read?.version ?? 0);
  };
  const remove = () =>
    change.mutate(
      { remove: true },
      {
        onSuccess: () => {
          notify("sizeGuides.removed", { type: "success" });
          onDone();
        },
      },
    );
  const takeTheirs = () => {
    change.reset();
    setRead(guide);
    setForm(formOf(guide));
  };

  return (
    <Box component="form" ref={box} noValidate onSubmit={submit} sx={{ display: "contents" }}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate("sizeGuides.help")}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 1, alignItems: "center" }}>
          <TextField
            select
            fullWidth={false}
            size="small"
            label={translate("sizeGuides.measured")}
            value={form.of}
            onChange={({ target }) => setForm({ ...form, of: target.value as typeof form.of })}
            sx={{ minWidth: 220 }}
          >
            {measuredThings.map((thing) => (
              <MenuItem key={thing} value={thing}>
                {translate(`sizeGuides.things.${thing}`)}
              </MenuItem>
            ))}
          </TextField>
          <RadioGroup
            row
            aria-label={translate("sizeGuides.unit")}
            value={form.unit}
            onChange={(_, unit) => setForm(inUnit(form, unit === "in" ? "in" : "cm"))}
          >
            <FormControlLabel value="cm" control={<Radio />} label={translate("sizeGuides.units.cm")} />
            <FormControlLabel value="in" control={<Radio />} label={translate("sizeGuides.units.in")} />
          </RadioGroup>
          <MeasureChooser measures={form.measures} onChange={(measures) => setForm({ ...form, measures })} />
        </Box>
        <GuideGrid
          form={form}
          sizes={sizes}
          isTried={isTried}
          onChange={setForm}
          onLeftOver={(count) =>
            notify("sizeGuides.leftOver", { type: "warning", messageArgs: { smart_count: count } })
          }
        />
        {isTried && problems.length === 0 && isEmpty && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate("sizeGuides.empty")}
          </Alert>
        )}
        {said && (
          <Alert severity={isConflict ? "warning" : "error"} sx={{ mt: 2 }}>
            {said}
            {isConflict && (
              <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
                <Button color="inherit" variant="outlined" size="small" onClick={takeTheirs}>
                  {translate("sizeGuides.theirs")}
                </Button>
                <Button
                  color="inherit"
                  variant="outlined"
                  size="small"
                  onClick={() => send(guide?.version ?? 0)}
                >
                  {translate("sizeGuides.mine")}
                </Button>
              </Box>
            )}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: "wrap" }}>
        {read && (
          <Button color="error" sx={{ mr: "auto" }} disabled={change.isPending} onClick={remove}>
            {translate("sizeGuides.remove")}
          </Button>
        )}
        <Button onClick={onLeave}>{translate("ra.action.cancel")}</Button>
        <Button type="submit" variant="contained" loading={change.isPending}>
          {translate("categories.save")}
        </Button>
      </DialogActions>
    </Box>
  );
}
