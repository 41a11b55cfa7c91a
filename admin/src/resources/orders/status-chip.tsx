import type { OrderStatus, PaymentStatus } from "@contract/order-states";
import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { paymentColour, statusColour } from "./rules";

export function StatusChip({ status }: { status: OrderStatus }) {
  const translate = useTranslate();
  return <Chip size="small" color={statusColour(status)} label={translate(`order.status.${status}`)} />;
}

export function PaymentChip({ status }: { status: PaymentStatus }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={paymentColour(status)}
      label={translate(`order.payment.${status}`)}
    />
  );
}
