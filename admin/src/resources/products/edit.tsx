import { useMemo } from "react";
import { Edit, SimpleForm, useRecordContext } from "react-admin";
import { UnloadGuard } from "../../components/unload-guard";
import { ProductInputs } from "./inputs";
import type { Product } from "./list";
import { toProductBody, toProductForm } from "./rules";
import { StockHistory } from "./stock-history";

function ProductForm() {
  const product = useRecordContext<Product>();
  const form = useMemo(() => product && toProductForm(product), [product]);
  return (
    <SimpleForm record={form} sx={{ maxWidth: 860 }} warnWhenUnsavedChanges>
      <UnloadGuard />
      <ProductInputs />
    </SimpleForm>
  );
}

/** The history stands beside the form where there is room, and below it elsewhere. */
const besideOnWide = {
  "& .RaEdit-main": { flexDirection: { xs: "column", lg: "row" }, gap: 2, alignItems: "flex-start" },
  "& .RaEdit-main > section": { width: { xs: "100%", lg: 340 }, flex: "none" },
  "& .RaEdit-card": { width: "100%" },
};

export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={toProductBody} aside={<StockHistory />} sx={besideOnWide}>
      <ProductForm />
    </Edit>
  );
}
