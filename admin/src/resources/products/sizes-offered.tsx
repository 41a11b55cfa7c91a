import { traitsOf } from "@contract/category-traits";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useInput, useRecordContext, useTranslate } from "react-admin";
import { type ProductForm, withOffer } from "./rules";
import { SizeBoxes } from "./size-boxes";

type Run = NonNullable<ProductForm["sizes"]>;

/** The sizes that a product is sold in; the quantity of each is changed separately. */
export function SizesOffered({ category }: Pick<ProductForm, "category">) {
  const { sizes } = traitsOf(category);
  const translate = useTranslate();
  const titleId = useId();
  const product = useRecordContext<{ sizes?: Run }>();
  const { field } = useInput<Run>({ source: "sizes", defaultValue: [] });
  const run: Run = field.value ?? [];
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ width: "100%", mb: 2 }}>
      <Typography id={titleId} sx={{ fontWeight: 600 }}>
        {translate("product.offered")}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {translate("product.offeredHelp")}
      </Typography>
      <SizeBoxes
        sizes={sizes}
        isChosen={(size) => run.some((entry) => entry.size === size)}
        onChoose={(size, isOffered) => field.onChange(withOffer(run, product?.sizes, size, isOffered))}
      />
    </Box>
  );
}
