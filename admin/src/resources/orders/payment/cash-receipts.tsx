import { addRupees, formatExactRupees } from "@contract/money";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../../format";
import type { Order } from "../rules";

/** When the cash came in, and which receipts were reversed as mistakes. */
export function CashReceipts({ receipts, due }: { receipts: Order["cashReceipts"]; due: number }) {
  const translate = useTranslate();
  if (receipts.length === 0) return null;
  return (
    <Box component="ul" aria-label={translate("money.cash.receipts")} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {receipts.map(({ at, reference, means, paidIn, takenBackAt, takenBackReason }) => (
        <Box component="li" key={at} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
          <Typography sx={{ fontWeight: 600, textDecoration: takenBackAt ? "line-through" : undefined }}>
            {translate("money.cash.received")}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
            {[formatMoment(at), means && translate(`counter.means.${means}`), reference]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
          {paidIn !== null && (
            <Typography variant="body2">
              {translate(paidIn < due ? "money.cash.paidShort" : "money.cash.paidOver", {
                paid: formatExactRupees(paidIn),
                by: formatExactRupees(Math.abs(addRupees(paidIn, -due))),
              })}
            </Typography>
          )}
          {takenBackAt && (
            <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {translate("money.mistake.was", { at: formatMoment(takenBackAt), reason: takenBackReason })}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
