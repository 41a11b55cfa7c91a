import PdfIcon from "@mui/icons-material/PictureAsPdfOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { routeUrl } from "../../providers/call";
import { PapersButton } from "./papers-button";
import type { Order } from "./rules";

/** All papers of an order in one file, and its invoice and credit note once they exist. */
export function OrderDocuments({ order }: { order: Order }) {
  const translate = useTranslate();
  const documents = [
    order.hasInvoice && (["invoice", "more.invoice"] as const),
    order.hasCreditNote && (["credit-note", "more.creditNote"] as const),
  ].filter((document) => document !== false);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
      <PapersButton orderIds={[order.id]} isOutlined />
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
