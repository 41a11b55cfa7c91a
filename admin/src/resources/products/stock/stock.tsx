import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useState } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import { FormSection } from "../../../components/form-section";
import type { Product } from "../list";
import { nameOf } from "./rules";
import { StockHistory } from "./stock-history";

const ChangeStockDialog = lazy(async () => ({
  default: (await import("./change-stock-dialog")).ChangeStockDialog,
}));

/** The card's anchor on the page. */
export const stockCard = "stock";

type Translate = ReturnType<typeof useTranslate>;

/** What is free and reserved of a shelf, what it owes, and whether it is sold past that. */
function stockWords(shelf: Product["shelves"][number], translate: Translate): string {
  const { stocked, reserved, managesStock, allowsBackorder } = shelf;
  if (!managesStock) return translate("stock.notCounted");
  const free = stocked - reserved;
  return [
    translate("stock.free", { smart_count: Math.max(0, free) }),
    reserved > 0 && translate("stock.reserved", { smart_count: reserved }),
    free < 0 && translate("stock.owed", { smart_count: -free }),
    allowsBackorder && translate("stock.backorder"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Quantities for sale and quantities reserved by orders, one line per size or choice of options. */
function Shelves({ shelves }: { shelves: Product["shelves"] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, mb: 2 }}>
      {shelves.map((shelf) => (
        <Box component="li" key={shelf.variantId} sx={{ display: "flex", gap: 2, py: 0.5 }}>
          {nameOf(shelf) && <Typography sx={{ fontWeight: 700, minWidth: 48 }}>{nameOf(shelf)}</Typography>}
          <Typography sx={{ flex: 1 }}>{stockWords(shelf, translate)}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The product's stock. It is not part of the form, but counted up and down separately. */
export function Stock() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <FormSection title="stock.now" id={stockCard}>
        {product && <Shelves shelves={product.shelves} />}
        {product?.stockLocations.map(({ _id, name, shelves }) => (
          <Box key={_id}>
            <Typography variant="subtitle2">{name}</Typography>
            <Shelves shelves={shelves} />
          </Box>
        ))}
        <Button
          variant="outlined"
          disabled={!product?.shelves.some(({ managesStock }) => managesStock)}
          onClick={() => setIsChanging(true)}
        >
          {translate("stock.change")}
        </Button>
      </FormSection>
      <StockHistory />
      {isChanging && product && (
        <Suspense>
          <ChangeStockDialog product={product} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
