import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { useFormState } from "react-hook-form";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { Product } from "./list";

/** A label for a product that shoppers don't see: a draft, or one that lacks something. */
export function NotSoldChip({ product }: { product: Product }) {
  const translate = useTranslate();
  if (!product.notSold) return null;
  const isDraft = product.notSold === "draft";
  return (
    <Chip
      size="small"
      color={isDraft ? "default" : "warning"}
      sx={{ ml: 1 }}
      label={translate(isDraft ? "product.statuses.draft" : "product.notOnSale")}
    />
  );
}

/** Above the fields of a product: why shoppers don't see it. Empty if they do. */
export function NotSoldNote() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  if (!product?.notSold) return null;
  return (
    <Alert severity={product.notSold === "draft" ? "info" : "warning"}>
      {translate(`product.notSold.${product.notSold}`)}
    </Alert>
  );
}

/** Confirms that HSN and rate are correct as they are. */
function ConfirmTaxButton({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { confirmTax } = useDataProvider<PanelDataProvider>();
  // Reloading a form with changes would discard the edits; they must be saved first.
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

/** Next to an HSN and rate that were not entered by staff. */
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
