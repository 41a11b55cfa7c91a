import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { CombinationRow } from "./combination-row";
import { type ChoicesForm, isColour, namesOf, type RowForm } from "./form";
import { PicturePicker } from "./picture-picker";
import { Swatch } from "./swatch";

type Figure = "price" | "salePrice" | "stock";
const figures: readonly Figure[] = ["price", "salePrice", "stock"];

/** Types a figure once for all combinations. */
function SameForAll({ hasNew, onFill }: { hasNew: boolean; onFill: (figures: Partial<RowForm>) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Partial<Record<Figure, string>>>({});
  const shown = hasNew ? figures : figures.filter((field) => field !== "stock");
  const isEmpty = shown.every((field) => !typed[field]?.trim());
  const fill = () => {
    onFill(
      Object.fromEntries(shown.flatMap((field) => (typed[field]?.trim() ? [[field, typed[field]]] : []))),
    );
    setTyped({});
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={translate("choices.sameForAll")}
      sx={{
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        bgcolor: "action.hover",
        borderRadius: 1,
        p: 1.5,
        my: 1,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, width: { xs: "100%", md: "auto" } }}>
        {translate("choices.sameForAll")}
      </Typography>
      {shown.map((field) => {
        const title = translate(field === "stock" ? "choices.stock" : `resources.products.fields.${field}`);
        return (
          <TextField
            key={field}
            size="small"
            label={title}
            value={typed[field] ?? ""}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              if (!isEmpty) fill();
            }}
            slotProps={{
              htmlInput: {
                inputMode: field === "stock" ? "numeric" : "decimal",
                maxLength: 12,
                autoComplete: "off",
                "aria-label": translate(`choices.figures.${field}`, {
                  choice: translate("choices.sameForAll"),
                }),
              },
            }}
            sx={{ width: 120 }}
          />
        );
      })}
      <Button variant="outlined" size="small" disabled={isEmpty} onClick={fill}>
        {translate("choices.fill")}
      </Button>
    </Stack>
  );
}

type Props = {
  form: ChoicesForm;
  /** The product's own pictures. */
  pictures: readonly string[];
  isTried: boolean;
  onChange: (rows: RowForm[]) => void;
};

/** The combinations that come of the options, each with its figures and pictures. */
export function Combinations({ form, pictures, isTried, onChange }: Props) {
  const translate = useTranslate();
  const [picturing, setPicturing] = useState<RowForm>();
  const { rows } = form;
  const colour = form.options.find(isColour);
  const change = (which: (row: RowForm) => boolean, changes: Partial<RowForm>) =>
    onChange(rows.map((row) => (which(row) ? { ...row, ...changes } : row)));
  const label = (row: RowForm) => (
    <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
      {colour && (
        <Swatch colour={colour.values.find(({ key }) => key === row.values[colour.key])?.value ?? ""} />
      )}
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {namesOf(form, row).join(" / ")}
      </Typography>
    </Stack>
  );
  const hasNew = rows.some(({ variantId }) => variantId === null);
  const isSameColour = (row: RowForm) => colour && row.values[colour.key] === picturing?.values[colour.key];
  const nameOfColour = colour?.values.find(({ key }) => key === picturing?.values[colour.key])?.value;
  return (
    <Box component="section" aria-labelledby="combinations">
      <Typography id="combinations" component="h3" sx={{ fontWeight: 600 }}>
        {translate("choices.combinations", { smart_count: rows.filter(({ isSold }) => isSold).length })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate("choices.combinationsHelp")}
      </Typography>
      {rows.length > 1 && (
        <SameForAll hasNew={hasNew} onFill={(typed) => onChange(rows.map((row) => filledRow(row, typed)))} />
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {rows.map((row) => (
          <CombinationRow
            key={Object.values(row.values).join(" ")}
            row={row}
            name={namesOf(form, row).join(" / ")}
            label={label(row)}
            isTried={isTried}
            isAlone={rows.length === 1}
            onChange={(changes) => change((one) => one === row, changes)}
            onPictures={() => setPicturing(row)}
          />
        ))}
      </Box>
      {picturing && (
        <PicturePicker
          name={namesOf(form, picturing).join(" / ")}
          pictures={[...new Set([...pictures, ...rows.flatMap((row) => row.pictures)])]}
          chosen={picturing.pictures}
          colour={form.options.length > 1 ? nameOfColour : undefined}
          onDone={(chosen, isForColour) => {
            change((row) => row === picturing || (isForColour && isSameColour(row) === true), {
              pictures: chosen,
            });
            setPicturing(undefined);
          }}
          onClose={() => setPicturing(undefined)}
        />
      )}
    </Box>
  );
}

/** Stock is filled in for new combinations only; that of the others is counted. */
const filledRow = (row: RowForm, { stock, ...prices }: Partial<RowForm>): RowForm =>
  row.isSold ? { ...row, ...prices, ...(row.variantId === null && stock !== undefined && { stock }) } : row;
