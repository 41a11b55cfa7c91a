import { formatExactRupees } from "@contract/money";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../../format";
import type { Order } from "../rules";
import { refundColour } from "./rules";

/** Planned and completed refunds, one line each. */
export function Refunds({ refunds }: { refunds: Order["refunds"] }) {
  const translate = useTranslate();
  if (refunds.length === 0) return null;
  return (
    <Box component="ul" aria-label={translate("money.refunds")} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {refunds.map(({ at, amount, status, how, reference, reason }) => (
        <Box component="li" key={`${at}${amount}`} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
          <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
            <Typography sx={{ fontWeight: 600 }}>{formatExactRupees(amount)}</Typography>
            <Chip
              size="small"
              color={refundColour(status)}
              label={translate(
                status === "pending" && how === null ? "money.refund.owed" : `money.refund.${status}`,
              )}
            />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {[formatMoment(at), how && translate(`money.means_.${how}`), reference, reason]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
          {status === "failed" && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate("money.refundFailedHelp")}
            </Alert>
          )}
        </Box>
      ))}
    </Box>
  );
}
