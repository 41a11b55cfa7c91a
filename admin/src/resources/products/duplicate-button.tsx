import { productFieldNames } from "@contract/product-fields";
import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import Button from "@mui/material/Button";
import { useRecordContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import type { Product } from "./list";

/** A product as the start of another: a draft with everything but its stock, reviews and texts in other languages. */
export function copyOf(product: Product) {
  const fields = Object.fromEntries(productFieldNames.map((field) => [field, product[field]]));
  return {
    ...fields,
    images: product.images,
    status: "draft" as const,
    sizes: product.sizes.map(({ size }) => ({ size, stock: 0 })),
    totalStock: 0,
  };
}

/** Opens the form for a new product, filled in like this one. */
export function DuplicateButton() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  if (!product) return null;
  return (
    <Button
      component={Link}
      to="/admin/products/create"
      state={{ record: copyOf(product) }}
      size="small"
      startIcon={<CopyIcon />}
    >
      {translate("product.duplicate")}
    </Button>
  );
}
