import type { CategoryInput, ShopCategory } from "@contract/categories";
import { categoryFields, categoryIcons, defaultSizes, goodsLists, gstRates } from "@contract/constants";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Grid from "@mui/material/Grid";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { fieldErrors } from "../../providers/field-errors";
import { type CategoryForm, formOf, inputOf, newCategory } from "./form";
import { WordsFields } from "./words-fields";

type Props = {
  /** Undefined for a new one. */
  old: ShopCategory | undefined;
  isPending: boolean;
  error: Error | null;
  onSave: (category: CategoryInput) => void;
  onClose: () => void;
};

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography variant="subtitle1" component="h3" sx={{ mt: 2, fontWeight: 600 }}>
    {children}
  </Typography>
);

const texts = [
  ["line", 80],
  ["intro", 160],
  ["title", 80],
  ["description", 200],
] as const;

/** A category: its names and texts, and what its products have. */
export function CategoryDialog({ old, isPending, error, onSave, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [form, setForm] = useState<CategoryForm>(old ? formOf(old) : newCategory);
  const [isTried, setIsTried] = useState(false);
  const errors = fieldErrors(error);
  const said = (field: string) =>
    errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];
  const isNameless = isTried && !form.label.en.trim();
  const change = (part: Partial<CategoryForm>) => setForm((now) => ({ ...now, ...part }));
  const labelOf = (field: string) => translate(`categories.fields.${field}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (form.label.en.trim()) onSave(inputOf(form));
  };
  const typed = (field: "sizes" | "maxWeightKg" | "hsn", help: string, max: number, isNumber = true) => (
    <TextField
      fullWidth
      margin="dense"
      label={labelOf(field)}
      value={form[field]}
      onChange={({ target }) => change({ [field]: target.value })}
      error={Boolean(said(field))}
      helperText={said(field) ?? translate(help)}
      slotProps={{ htmlInput: { maxLength: max, ...(isNumber && { inputMode: "decimal" as const }) } }}
    />
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(old ? "categories.edit" : "categories.add")}</DialogTitle>
        <DialogContent>
          {error && Object.keys(errors).length === 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error.message}
            </Alert>
          )}
          <WordsFields
            label={labelOf("label")}
            words={form.label}
            max={40}
            isNeeded
            errors={{ en: isNameless ? translate("categories.needed") : said("label") }}
            onChange={(label) => change({ label })}
          />
          <FormHelperText>{translate("categories.emptyMeans")}</FormHelperText>

          <Heading>{translate("categories.has")}</Heading>
          {typed("sizes", "categories.sizesHelp", 330, false)}
          <Button size="small" onClick={() => change({ sizes: defaultSizes.join(", ") })}>
            {translate("categories.usual")}
          </Button>
          {categoryFields.map((field) => (
            <FormControlLabel
              key={field}
              sx={{ display: "flex" }}
              label={translate(`categories.flags.${field}`)}
              control={
                <Checkbox
                  checked={form.fields.includes(field)}
                  onChange={(_, has) =>
                    change({
                      fields: categoryFields.filter((one) =>
                        one === field ? has : form.fields.includes(one),
                      ),
                    })
                  }
                />
              }
            />
          ))}

          <Heading>{translate("categories.tax")}</Heading>
          <Grid container columnSpacing={2}>
            <Grid size={{ xs: 12, sm: 6 }}>{typed("maxWeightKg", "categories.weightHelp", 8)}</Grid>
            <Grid size={{ xs: 12, sm: 6 }}>
              <TextField
                select
                fullWidth
                margin="dense"
                label={labelOf("goods")}
                helperText={translate("categories.goodsHelp")}
                value={form.goods ?? ""}
                onChange={({ target }) =>
                  change({ goods: goodsLists.find((one) => one === target.value) ?? null })
                }
              >
                <MenuItem value="">{translate("categories.noGoods")}</MenuItem>
                {goodsLists.map((goods) => (
                  <MenuItem key={goods} value={goods}>
                    {translate(`categories.goods.${goods}`)}
                  </MenuItem>
                ))}
              </TextField>
            </Grid>
            <Grid size={{ xs: 12, sm: 6 }}>{typed("hsn", "categories.taxHelp", 8)}</Grid>
            <Grid size={{ xs: 12, sm: 6 }}>
              <TextField
                select
                fullWidth
                margin="dense"
                label={labelOf("gstRate")}
                error={Boolean(said("gstRate"))}
                helperText={said("gstRate")}
                value={form.gstRate ?? ""}
                onChange={({ target }) =>
                  change({ gstRate: gstRates.find((rate) => String(rate) === String(target.value)) ?? null })
                }
              >
                <MenuItem value="">{translate("categories.noRate")}</MenuItem>
                {gstRates.map((rate) => (
                  <MenuItem key={rate} value={rate}>
                    {`${rate} %`}
                  </MenuItem>
                ))}
              </TextField>
            </Grid>
          </Grid>

          <Heading>{translate("categories.texts")}</Heading>
          <TextField
            select
            margin="dense"
            sx={{ minWidth: 200 }}
            label={labelOf("icon")}
            value={form.icon}
            onChange={({ target }) =>
              change({ icon: categoryIcons.find((icon) => icon === target.value) ?? "basket" })
            }
          >
            {categoryIcons.map((icon) => (
              <MenuItem key={icon} value={icon}>
                {translate(`categories.icons.${icon}`)}
              </MenuItem>
            ))}
          </TextField>
          {texts.map(([field, max]) => (
            <WordsFields
              key={field}
              label={labelOf(field)}
              words={form.texts[field]}
              max={max}
              errors={{ en: said(`texts.${field}`) }}
              onChange={(words) => change({ texts: { ...form.texts, [field]: words } })}
            />
          ))}
          <FormControlLabel
            sx={{ display: "flex", mt: 2 }}
            label={labelOf("isHidden")}
            control={<Switch checked={form.isHidden} onChange={(_, on) => change({ isHidden: on })} />}
          />
          <FormHelperText>{translate("categories.hiddenMeans")}</FormHelperText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("categories.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
