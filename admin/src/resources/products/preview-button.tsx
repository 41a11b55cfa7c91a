import ViewIcon from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useRecordContext, useTranslate } from "react-admin";
import { useFormState } from "react-hook-form";
import { usePreview } from "../../components/use-preview";
import { call } from "../../providers/call";
import type { Product } from "./list";

const useProductPreview = (id: string) =>
  usePreview(() => call("adminPreviewProduct", { params: { id } }), "product.preview.blocked");

const labelOf = ({ notSold }: Product) => (notSold ? "product.preview.hidden" : "product.preview.onSale");

/** In a product's form: what is shown is what was saved, and that is said where it differs. */
export function PreviewButton() {
  const product = useRecordContext<Product>();
  return product ? <SavedPreview product={product} /> : null;
}

function SavedPreview({ product }: { product: Product }) {
  const translate = useTranslate();
  const { open, isPending } = useProductPreview(product._id);
  const { isDirty } = useFormState();
  return (
    <>
      <Button size="small" startIcon={<ViewIcon />} loading={isPending} onClick={open}>
        {translate(labelOf(product))}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {isDirty && translate("product.preview.saved")}
      </Typography>
    </>
  );
}

/** In a row of the list. */
export function PreviewIcon({ product }: { product: Product }) {
  const translate = useTranslate();
  const { open, isPending } = useProductPreview(product._id);
  const label = `${translate(labelOf(product))}: ${product.title}`;
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={translate(labelOf(product))}
      loading={isPending}
      onClick={(event) => {
        // A press on the row opens the form.
        event.stopPropagation();
        open();
      }}
    >
      <ViewIcon fontSize="small" />
    </IconButton>
  );
}
