import PdfIcon from "@mui/icons-material/PictureAsPdfOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { routeUrl } from "../../providers/call";
import type { Order } from "./rules";

/** The papers of an order, as far as it has come. */
export function Papers({ order }: { order: Order }) {
  const translate = useTranslate();
  const papers = [
    order.hasInvoice && (["invoice", "more.invoice"] as const),
    order.hasCreditNote && (["credit-note", "more.creditNote"] as const),
  ].filter((paper) => paper !== false);
  if (papers.length === 0) return null;
  return (
    <Stack direction="row" spacing={1}>
      {papers.map(([kind, words]) => (
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
