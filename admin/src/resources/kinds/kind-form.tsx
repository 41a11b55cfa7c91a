import type { ShopKind } from "@contract/kinds";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { fieldErrors } from "../../providers/field-errors";
import { WordsFields } from "../categories/words-fields";
import { FilterFields } from "./filter-fields";

export type KindForm = Pick<ShopKind, "label" | "isHidden"> & Partial<Pick<ShopKind, "filters">>;

type Props = {
  /** Undefined for a new one. */
  old: ShopKind | undefined;
  isPending: boolean;
  error: Error | null;
  onSave: (kind: KindForm) => void;
  onClose: () => void;
};

/** A kind: its names, whether shoppers see it, and, once products can be of it, its own filters. */
export function KindFields({ old, isPending, error, onSave, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [label, setLabel] = useState(old?.label ?? { en: "", hi: "", mr: "" });
  const [isHidden, setHidden] = useState(old?.isHidden ?? false);
  const [filters, setFilters] = useState(old?.filters ?? []);
  const [isTried, setTried] = useState(false);
  const isNameless = isTried && !label.en.trim();
  const errors = Object.entries(fieldErrors(error));
  const saidOf = (name: string) => errors.find(([field]) => field.startsWith(name))?.[1];
  const ofFilters = saidOf("filters");
  const said = saidOf("label") ?? (ofFilters ? undefined : error?.message);

  // The button that has opened it is gone.
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (label.en.trim()) onSave({ label, isHidden, ...(old && { filters }) });
  };
  return (
    <Box
      ref={box}
      component="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      sx={{ p: 2, mb: 2, border: 1, borderColor: "divider", borderRadius: 1 }}
    >
      <Typography id={titleId} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {translate(old ? "kinds.edit" : "kinds.add")}
      </Typography>
      <WordsFields
        label={translate("categories.fields.label")}
        words={label}
        max={40}
        isNeeded
        errors={{ en: isNameless ? translate("categories.needed") : said }}
        onChange={setLabel}
      />
      <FormHelperText>{translate("categories.emptyMeans")}</FormHelperText>
      <FormControlLabel
        sx={{ display: "flex" }}
        label={translate("categories.fields.isHidden")}
        control={<Switch checked={isHidden} onChange={(_, on) => setHidden(on)} />}
      />
      <FormHelperText>{translate("kinds.hiddenMeans")}</FormHelperText>
      {old && <FilterFields kindId={old._id} filters={filters} error={ofFilters} onChange={setFilters} />}
      <Box sx={{ display: "flex", gap: 1, mt: 2, justifyContent: "flex-end" }}>
        <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {translate("categories.save")}
        </Button>
      </Box>
    </Box>
  );
}
