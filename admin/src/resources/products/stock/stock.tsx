import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import { FormSection } from "../../../components/form-section";
import type { Product } from "../list";
import { ChangeStockDialog } from "./change-stock-dialog";
import { StockHistory } from "./stock-history";

/** The card's anchor on the page. */
export const stockCard = "stock";

/** Quantities for sale and quantities reserved by orders, one line per size. */
function Shelves({ shelves }: { shelves: Product["shelves"] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, mb: 2 }}>
      {shelves.map(({ size, stocked, reserved }) => (
        <Box component="li" key={size ?? ""} sx={{ display: "flex", gap: 2, py: 0.5 }}>
          {size && <Typography sx={{ fontWeight: 700, minWidth: 48 }}>{size}</Typography>}
          <Typography sx={{ flex: 1 }}>
            {translate("stock.free", { smart_count: Math.max(0, stocked - reserved) })}
            {reserved > 0 && ` · ${translate("stock.reserved", { smart_count: reserved })}`}
          </Typography>
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
        <Button variant="outlined" disabled={!product} onClick={() => setIsChanging(true)}>
          {translate("stock.change")}
        </Button>
      </FormSection>
      <StockHistory />
      {isChanging && product && <ChangeStockDialog product={product} onClose={() => setIsChanging(false)} />}
    </>
  );
}
