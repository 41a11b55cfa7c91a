import { traitsOf } from "@contract/category-traits";
import { limits } from "@contract/limits";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useInput, useTranslate } from "react-admin";
import { readWhole } from "../../read-number";
import { type ProductForm, withSize } from "./rules";

/** One number per size; a size with an empty field is not offered. */
export function SizesInput({ category }: Pick<ProductForm, "category">) {
  const { sizes } = traitsOf(category);
  const translate = useTranslate();
  const { field } = useInput<NonNullable<ProductForm["sizes"]>>({ source: "sizes", defaultValue: [] });
  const run: NonNullable<ProductForm["sizes"]> = field.value ?? [];
  return (
    <Box role="group" aria-label={translate("product.sizes")} sx={{ width: "100%", mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate("product.sizesHelp")}
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(84px, 1fr))", gap: 1 }}>
        {sizes.map((size) => (
          <TextField
            key={size}
            label={size}
            size="small"
            value={run.find((entry) => entry.size === size)?.stock ?? ""}
            slotProps={{ htmlInput: { inputMode: "numeric", maxLength: String(limits.stock.max).length } }}
            onChange={({ target }) => {
              const pieces = readWhole(target.value);
              if (pieces !== undefined || target.value === "") field.onChange(withSize(run, size, pieces));
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
