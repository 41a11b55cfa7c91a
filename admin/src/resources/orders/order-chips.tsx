import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { paymentWords } from "./payment/rules";
import { type Order, paymentColour } from "./rules";

/** Shows if an order waits for its shopper, so that staff know whether to call. */
export function CodeChip({ order }: { order: Pick<Order, "confirmation"> }) {
  const translate = useTranslate();
  if (!order.confirmation) return null;
  return <Chip size="small" variant="outlined" color="info" label={translate("order.code.waiting")} />;
}

/** Shows that no courier brings the order: its shopper comes for it, or the shop's own vehicle takes it there. */
export function PickupChip({ order }: { order: Pick<Order, "deliveryMethod"> }) {
  const translate = useTranslate();
  if (order.deliveryMethod === "courier") return null;
  const label = order.deliveryMethod === "pickup" ? "counter.chip" : "counter.vehicleChip";
  return <Chip size="small" variant="outlined" label={translate(label)} />;
}

/** Where the money is; cash paid at the door is with the courier until it is recorded. */
export function PaymentChip({
  order,
}: {
  order: Pick<Order, "orderStatus" | "paymentStatus" | "paymentMethod" | "deliveryMethod">;
}) {
  const translate = useTranslate();
  const status = order.paymentStatus;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={paymentColour(status)}
      label={translate(paymentWords(order))}
    />
  );
}
