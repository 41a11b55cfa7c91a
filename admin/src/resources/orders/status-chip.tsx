import type { OrderStatus } from "@contract/order-states";
import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { statusColour } from "./rules";

export function StatusChip({ status }: { status: OrderStatus }) {
  const translate = useTranslate();
  return <Chip size="small" color={statusColour(status)} label={translate(`order.status.${status}`)} />;
}
