import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Thumb } from "../../../components/thumb";
import type { RowForm } from "./form";
import { wrongFigure } from "./wrong";

/** Beside each other on a desk; on a phone the figures stand below the name. */
export const rowGrid = {
  display: "grid",
  columnGap: 1,
  rowGap: 1,
  alignItems: "start",
  gridTemplateColumns: {
    xs: "1fr 1fr",
    md: "minmax(170px, 1.4fr) minmax(96px, 1fr) minmax(96px, 1fr) minmax(110px, 1fr) minmax(150px, 1fr)",
  },
} as const;

type Figure = "price" | "salePrice" | "stock";

type Props = {
  row: RowForm;
  name: string;
  label: ReactNode;
  /** Whether what is wrong is said. */
  isTried: boolean;
  /** The only one of a product is always sold. */
  isAlone: boolean;
  onChange: (change: Partial<RowForm>) => void;
  onPictures: () => void;
};

/** A combination: whether it is sold, and at what price, from what stock, with which pictures. */
export function CombinationRow({ row, name, label, isTried, isAlone, onChange, onPictures }: Props) {
  const translate = useTranslate();
  const { isSold, pictures, variantId, stocked, reserved } = row;
  const figure = (field: Figure) => {
    const wrong = wrongFigure(row, field);
    // An empty price is told when one wants to save; what cannot be read, at once.
    const isSaid = wrong !== undefined && (isTried || row[field].trim() !== "");
    const title = translate(field === "stock" ? "choices.stock" : `resources.products.fields.${field}`);
    return (
      <TextField
        size="small"
        label={title}
        value={row[field]}
        disabled={!isSold}
        onChange={({ target }) => onChange({ [field]: target.value })}
        error={isSaid && isSold}
        helperText={isSaid && isSold && translate(wrong)}
        slotProps={{
          htmlInput: {
            inputMode: field === "stock" ? "numeric" : "decimal",
            maxLength: 12,
            autoComplete: "off",
            "aria-label": translate(`choices.figures.${field}`, { choice: name }),
          },
        }}
      />
    );
  };
  return (
    <Box component="li" sx={{ ...rowGrid, py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Stack
        direction="row"
        sx={{ alignItems: "center", gap: 0.5, gridColumn: { xs: "1 / -1", md: "auto" } }}
      >
        {!isAlone && (
          <Checkbox
            size="small"
            checked={isSold}
            onChange={(_, is) => onChange({ isSold: is })}
            slotProps={{ input: { "aria-label": translate("choices.sell", { choice: name }) } }}
          />
        )}
        <Box sx={{ opacity: isSold ? 1 : 0.6 }}>
          {label}
          {!isSold && (
            <Typography variant="caption" color={variantId ? "error" : "text.secondary"} component="p">
              {translate(variantId ? "choices.leaves" : "choices.notSold")}
            </Typography>
          )}
        </Box>
      </Stack>
      {figure("price")}
      {figure("salePrice")}
      {variantId === null ? (
        figure("stock")
      ) : (
        <Typography variant="body2" sx={{ pt: 1 }}>
          {translate("choices.inShop", { smart_count: stocked })}
          {reserved > 0 && ` · ${translate("stock.reserved", { smart_count: reserved })}`}
        </Typography>
      )}
      <Button
        size="small"
        disabled={!isSold}
        onClick={onPictures}
        aria-label={translate("choices.choosePictures", { choice: name })}
        sx={{ justifyContent: "flex-start", minHeight: 40, gap: 0.5 }}
      >
        {pictures.slice(0, 3).map((url) => (
          <Thumb key={url} url={url} size={32} />
        ))}
        {pictures.length > 3 && `+${pictures.length - 3}`}
        {pictures.length === 0 && translate("choices.addPictures")}
      </Button>
    </Box>
  );
}
