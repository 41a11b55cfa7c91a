import type { OrderStatus } from "@contract/order-states";

export type Tone = "good" | "bad" | "warn" | "brand";

const bad: OrderStatus[] = [
  "cancelled",
  "delivery_failed",
  "rto_in_transit",
  "rto_received",
  "return_rejected",
];
const waiting: OrderStatus[] = ["pending_payment", "return_requested", "return_approved"];

/** The colour of a status: done, failed, waiting for somebody, on its way. */
export function statusTone(status: OrderStatus): Tone {
  if (status === "delivered" || status === "return_received") return "good";
  if (bad.includes(status)) return "bad";
  return waiting.includes(status) ? "warn" : "brand";
}
