import { formatColumn, toPaise } from "../../contract/money";
import { dayAndMonth } from "../../notifications/format";
import type { OrderRow } from "../../orders/order-row";

type Order = Pick<OrderRow, "payment_method" | "payment_status" | "delivery_method" | "total" | "trip">;

/** What a packing slip says of how its order is paid: what is still to be taken, by whom, or how it was paid. */
export function paymentOnSlip(order: Order): string {
  const due = `₹ ${formatColumn(toPaise(order.total))}`;
  if (order.payment_method === "online") return "Paid online: nothing to collect";
  if (order.payment_status !== "cod_due") return "Paid: nothing to collect";
  if (order.delivery_method === "pickup") return `To be paid at the counter: ${due}`;
  if (order.delivery_method === "vehicle") return `To be paid at the door, in cash, by UPI or card: ${due}`;
  return `Cash on delivery: collect ${due}`;
}

/** When the shop's own vehicle brings it; null for any other order. */
export const slotOnSlip = ({ trip }: Order): string | null =>
  trip && `Our own vehicle: ${dayAndMonth(trip.slot.day, "en")}, ${trip.slot.from}–${trip.slot.to}`;
