import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { useFormState } from "react-hook-form";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { Product } from "./list";

/** Beside a product that shoppers don't see. */
export function NotSoldChip({ product }: { product: Product }) {
  const translate = useTranslate();
  if (!product.notSold) return null;
  return <Chip size="small" color="warning" sx={{ ml: 1 }} label={translate("product.notOnSale")} />;
}

/** Above the fields of a product: why shoppers don't see it. Nothing where they do. */
export function NotSoldNote() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  if (!product?.notSold) return null;
  return <Alert severity="warning">{translate(`product.notSold.${product.notSold}`)}</Alert>;
}

/** Says that HSN and rate are right as they stand. */
function ConfirmTaxButton({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { confirmTax } = useDataProvider<PanelDataProvider>();
  // A form with changes would be read anew under its editor's hands; saving them comes first.
  const { isDirty } = useFormState();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmTax(id),
    onError: (error) => notify(error.message, { type: "error" }),
    onSettled: refresh,
  });
  return (
    <Button size="small" color="inherit" disabled={isDirty} loading={isPending} onClick={() => mutate()}>
      {translate("product.confirmTax")}
    </Button>
  );
}

/** Beside HSN and rate that nobody has typed. */
export function TaxProposedNote() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  if (!product?.isTaxProposed) return null;
  return (
    <Alert severity="info" action={<ConfirmTaxButton id={product._id} />}>
      {translate("product.taxProposed")}
    </Alert>
  );
}
