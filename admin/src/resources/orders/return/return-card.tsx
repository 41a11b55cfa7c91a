import { formatExactRupees } from "@contract/money";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Facts } from "../../../components/facts";
import { FormSection } from "../../../components/form-section";
import { formatMoment } from "../../../format";
import { isCashWithCourier } from "../payment/rules";
import type { Order } from "../rules";
import { StatusChip } from "../status-chip";
import { ReturnDialog } from "./return-dialog";
import { ReturnedItems } from "./returned-items";
import { type Decision, decisionsOf, wordedAs } from "./rules";

/** What the shopper wants to return and why, the shop's decision, and the goods once they have arrived. */
export function ReturnCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Decision>();
  const asked = order.returnRequest;
  if (!asked) return null;
  const decisions = decisionsOf(order);
  const isDue = decisions.includes("return_received") && isCashWithCourier(order);
  return (
    <FormSection title="returns.title">
      <Stack spacing={2}>
        <Box>
          <StatusChip status={order.orderStatus} />
        </Box>
        {asked.reason && (
          <Typography component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: "divider" }}>
            {asked.reason}
          </Typography>
        )}
        <Facts
          of={[
            ["returns.goods", <ReturnedItems key="goods" asked={asked} />],
            ["returns.refund", formatExactRupees(asked.refund)],
            ["returns.askedAt", formatMoment(asked.requestedAt)],
            ["returns.decidedAt", asked.decidedAt && formatMoment(asked.decidedAt)],
            ["returns.answer", asked.note],
          ]}
        />
        {isDue && <Alert severity="warning">{translate("returns.cashIfTaken")}</Alert>}
        {decisions.length > 0 && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
            {decisions.map((decision) => (
              <Button
                key={decision}
                variant={decision === "return_rejected" ? "outlined" : "contained"}
                color={decision === "return_rejected" ? "error" : "primary"}
                onClick={() => setOpen(decision)}
              >
                {translate(`returns.act.${wordedAs(decision, order)}`)}
              </Button>
            ))}
          </Stack>
        )}
        {open && <ReturnDialog order={order} decision={open} onClose={() => setOpen(undefined)} />}
      </Stack>
    </FormSection>
  );
}
