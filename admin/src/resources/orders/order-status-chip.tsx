import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { type Order, statusColour } from "./rules";
import { StatusChip } from "./status-chip";

/** An order's status; one that is picked up lies at the counter once it is packed, and is handed over there. */
export function OrderStatusChip({ order }: { order: Pick<Order, "orderStatus" | "pickup"> }) {
  const translate = useTranslate();
  const { orderStatus: status, pickup } = order;
  if (!pickup || (status !== "packed" && status !== "delivered")) return <StatusChip status={status} />;
  return <Chip size="small" color={statusColour(status)} label={translate(`counter.status.${status}`)} />;
}
