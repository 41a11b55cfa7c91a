import type { ResponseOf } from "@contract";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { productsWhere } from "./figures";

type Props = { products: NonNullable<ResponseOf<"getDashboard">["data"]["lowStock"]> };

/** What has to be reordered soon. */
export function LowStock({ products }: Props) {
  const translate = useTranslate();
  if (products.length === 0)
    return <Typography color="text.secondary">{translate("panel.noLowStock")}</Typography>;
  return (
    <>
      <LowStockList products={products} />
      <Button component={RouterLink} to={productsWhere({ isPublished: true, lowStock: true })} size="small">
        {translate("panel.allLowStock")}
      </Button>
    </>
  );
}

function LowStockList({ products }: Props) {
  const translate = useTranslate();
  return (
    <List
      dense
      disablePadding
      aria-label={translate("panel.lowStock")}
      sx={{ maxHeight: { md: 340 }, overflowY: "auto" }}
      tabIndex={0}
    >
      {products.map(({ productId, title, size, stock }) => (
        <ListItem key={`${productId}-${size ?? ""}`} disableGutters>
          <ListItemText
            primary={
              <Link component={RouterLink} to={`/admin/products/${productId}`}>
                {size ? `${title} · ${size}` : title}
              </Link>
            }
            secondary={
              stock > 0 ? translate("panel.pieces", { smart_count: stock }) : translate("product.outOfStock")
            }
            slotProps={{ secondary: { color: stock > 0 ? "text.secondary" : "error" } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
