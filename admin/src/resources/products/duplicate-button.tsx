import { productFieldNames } from "@contract/product-fields";
import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import Button from "@mui/material/Button";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { choicesCard } from "./choices/anchor";
import { copiedChoices } from "./choices/copied";
import { isSize } from "./choices/form";
import { useChoices } from "./choices/use-choices";
import { leadTo } from "./jumps";
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

/**
 * Opens the form for a new product, filled in like this one. What comes in colours or storages is copied with them or as
 * one thing; and who only wants another colour of it is led to where that is added.
 */
export function DuplicateButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const product = useRecordContext<Product>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, isFetching } = useChoices(product, anchor !== null);
  if (!product) return null;
  // Sizes alone are a part of the form.
  const hasChoices = data?.options.some((option) => !isSize(option));
  const start = (more: object) => {
    setAnchor(null);
    navigate("/admin/products/create", { state: { record: { ...copyOf(product), ...more } } });
  };
  const way = (words: string, onClick: () => void, isOff = false) => (
    <MenuItem onClick={onClick} disabled={isOff} sx={{ whiteSpace: "normal", maxWidth: 360 }}>
      <ListItemText
        primary={translate(`product.duplicating.${words}`)}
        secondary={translate(`product.duplicating.${words}Help`)}
      />
    </MenuItem>
  );
  return (
    <>
      <Button
        size="small"
        startIcon={<CopyIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate("product.duplicate")}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": translate("product.duplicate") } }}
      >
        {data && hasChoices && way("same", () => start({ newChoices: copiedChoices(data) }))}
        {way("single", () => start({}), isFetching)}
        {way("choice", () => {
          setAnchor(null);
          // Once the menu has given the focus back.
          setTimeout(() => leadTo(choicesCard));
        })}
      </Menu>
    </>
  );
}
