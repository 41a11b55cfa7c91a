import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../format";
import type { Order } from "./rules";

/** A large first cash order waits for its shopper's code: where the code was sent, and what staff may do meanwhile. */
export function CodeNote({ order: { confirmation } }: { order: Pick<Order, "confirmation"> }) {
  const translate = useTranslate();
  if (!confirmation) return null;
  const { sentTo, expiresAt, lapsesAt } = confirmation;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{translate("order.code.waiting")}</AlertTitle>
      {expiresAt
        ? translate("order.code.until", { sentTo, until: formatMoment(expiresAt) })
        : translate("order.code.ended", { sentTo })}{" "}
      {lapsesAt
        ? translate("order.code.lapses", { until: formatMoment(lapsesAt) })
        : translate("order.code.call")}
    </Alert>
  );
}
