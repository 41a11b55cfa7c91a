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

/** Shows that the shopper comes for the order. */
export function PickupChip({ order }: { order: Pick<Order, "deliveryMethod"> }) {
  const translate = useTranslate();
  if (order.deliveryMethod !== "pickup") return null;
  return <Chip size="small" variant="outlined" label={translate("counter.chip")} />;
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
