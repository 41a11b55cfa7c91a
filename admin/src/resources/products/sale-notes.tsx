import Alert from "@mui/material/Alert";
import Chip from "@mui/material/Chip";
import { useRecordContext, useTranslate } from "react-admin";
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

/** Beside HSN and rate that nobody has typed. */
export function TaxProposedNote() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  if (!product?.isTaxProposed) return null;
  return <Alert severity="info">{translate("product.taxProposed")}</Alert>;
}
