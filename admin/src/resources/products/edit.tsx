import Box from "@mui/material/Box";
import { useMemo } from "react";
import { Edit, SimpleForm, useRecordContext } from "react-admin";
import { ProductInputs } from "./inputs";
import type { Product } from "./list";
import { toProductBody, toProductForm } from "./rules";
import { StockHistory } from "./stock-history";

function ProductForm() {
  const product = useRecordContext<Product>();
  const form = useMemo(() => product && toProductForm(product), [product]);
  return (
    <SimpleForm record={form} sx={{ maxWidth: 860 }} warnWhenUnsavedChanges>
      <ProductInputs />
    </SimpleForm>
  );
}

export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={toProductBody}>
      <ProductForm />
      <Box sx={{ maxWidth: 860, px: 2, pb: 1 }}>
        <StockHistory />
      </Box>
    </Edit>
  );
}
