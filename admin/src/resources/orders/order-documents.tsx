import PdfIcon from "@mui/icons-material/PictureAsPdfOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { routeUrl } from "../../providers/call";
import type { Order } from "./rules";

/** The invoice and the credit note of an order, once they exist. */
export function OrderDocuments({ order }: { order: Order }) {
  const translate = useTranslate();
  const documents = [
    order.hasInvoice && (["invoice", "more.invoice"] as const),
    order.hasCreditNote && (["credit-note", "more.creditNote"] as const),
  ].filter((document) => document !== false);
  if (documents.length === 0) return null;
  return (
    <Stack direction="row" spacing={1}>
      {documents.map(([kind, words]) => (
        <Button
          key={kind}
          href={routeUrl("adminGetInvoice", { params: { id: order.id }, query: { kind } })}
          target="_blank"
          variant="outlined"
          size="small"
          startIcon={<PdfIcon />}
        >
          {translate(words)}
        </Button>
      ))}
    </Stack>
  );
}
