import type { Brand, BrandInput } from "@contract/brands";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Switch from "@mui/material/Switch";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { fieldErrors } from "../../providers/field-errors";
import { useCategories, useCategoryName } from "../categories/use-categories";
import { WordsFields } from "../categories/words-fields";

type Props = {
  /** Undefined for a new one. */
  old: Brand | undefined;
  isPending: boolean;
  error: Error | null;
  onSave: (brand: BrandInput) => void;
  onClose: () => void;
};

/** A brand: its names, where it is sold, and whether it is offered. */
export function BrandDialog({ old, isPending, error, onSave, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { data = [] } = useCategories();
  const categories = data.map(({ _id }) => _id);
  const name = useCategoryName();
  const [label, setLabel] = useState(old?.label ?? { en: "", hi: "", mr: "" });
  const [soldIn, setSoldIn] = useState<BrandInput["categories"]>(old?.categories ?? []);
  const [isHidden, setIsHidden] = useState(old?.isHidden ?? false);
  const [isTried, setIsTried] = useState(false);
  const errors = fieldErrors(error);
  const required = translate("ra.validation.required");
  const nameless = isTried && !label.en.trim() ? translate("categories.needed") : undefined;
  const categoriesError = (isTried && soldIn.length === 0 && required) || errors.categories;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (label.en.trim() && soldIn.length > 0) onSave({ label, categories: soldIn, isHidden });
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(old ? "brands.edit" : "brands.add")}</DialogTitle>
        <DialogContent>
          {error && Object.keys(errors).length === 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error.message}
            </Alert>
          )}
          <WordsFields
            label={translate("brands.fields.label")}
            words={label}
            max={40}
            isNeeded
            takesFocus
            errors={{
              en: nameless ?? errors["label.en"],
              hi: errors["label.hi"],
              mr: errors["label.mr"],
            }}
            onChange={setLabel}
          />
          <FormHelperText>{translate("brands.emptyMeans")}</FormHelperText>
          <FormControl component="fieldset" error={Boolean(categoriesError)} sx={{ mt: 2 }}>
            <FormLabel component="legend">{translate("brands.fields.categories")}</FormLabel>
            <FormGroup>
              {categories.map((category) => (
                <FormControlLabel
                  key={category}
                  label={name(category)}
                  control={
                    <Checkbox
                      checked={soldIn.includes(category)}
                      onChange={(_, isSold) =>
                        setSoldIn(
                          categories.filter((one) => (one === category ? isSold : soldIn.includes(one))),
                        )
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
            {categoriesError && <FormHelperText>{categoriesError}</FormHelperText>}
          </FormControl>
          <FormControlLabel
            sx={{ display: "flex", mt: 1 }}
            label={translate("brands.fields.isHidden")}
            control={<Switch checked={isHidden} onChange={(_, on) => setIsHidden(on)} />}
          />
          <FormHelperText>{translate("brands.hiddenMeans")}</FormHelperText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("brands.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
