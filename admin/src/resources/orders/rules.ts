import type { ResponseOf } from "@contract";
import type { BookingState } from "@contract/booking";
import type { OrderStatus, PaymentStatus } from "@contract/order-states";
import { isReturnStep } from "./return/rules";

export type Order = ResponseOf<"adminGetOrder">["data"] & { id: string };

type Colour = "default" | "info" | "success" | "warning" | "error";

const calling: readonly OrderStatus[] = ["pending", "delivery_failed", "return_requested"];
const ended: readonly OrderStatus[] = ["cancelled", "rto_received", "return_rejected", "return_received"];

/** Statuses that need action stand out; finished ones are muted. */
export function statusColour(status: OrderStatus): Colour {
  if (calling.includes(status)) return "warning";
  if (status === "delivered") return "success";
  return ended.includes(status) ? "default" : "info";
}

export function paymentColour(status: PaymentStatus): Colour {
  if (status === "paid") return "success";
  if (status === "failed") return "error";
  return status === "cod_due" || status === "refund_pending" ? "warning" : "default";
}

export type StatusForm = {
  orderStatus: OrderStatus;
  note: string;
  courierName: string;
  awb: string;
  /** The cash has been received. */
  isCashIn: boolean;
  /** The readers of the note. */
  noteFor?: "staff" | "shopper";
};

/** The moves open to staff now, the usual one first: most parcels that are said to come back do. */
export function movesOf({
  orderStatus,
  nextStatuses,
}: Pick<Order, "orderStatus" | "nextStatuses">): OrderStatus[] {
  const moves = nextStatuses.filter((status) => !isReturnStep(status));
  return orderStatus === "rto_in_transit" ? moves.reverse() : moves;
}

export const paysOnDelivery = (next: OrderStatus, { paymentStatus }: Pick<Order, "paymentStatus">) =>
  next === "delivered" && paymentStatus === "cod_due";

/** Whether a move is not made by one press: it asks for a courier, a reason, or what came back whole. */
export const needsDetails = (next: OrderStatus, { courier }: Pick<Order, "courier">): boolean =>
  next === "rto_received" || next === "return_requested" || (next === "shipped" && courier === null);

/**
 * From the form to the body of orders/update. A courier is sent only if the parcel leaves, and only if it differs
 * from the known one.
 */
export function toStatusBody(form: StatusForm, order: Pick<Order, "courier" | "paymentStatus">) {
  const { orderStatus, isCashIn } = form;
  const courier = { name: form.courierName.trim(), awb: form.awb.trim() };
  const isKnown = courier.name === order.courier?.name && courier.awb === order.courier.awb;
  const leaves = orderStatus === "shipped" && courier.name !== "" && courier.awb !== "";
  return {
    orderStatus,
    ...(paysOnDelivery(orderStatus, order) && isCashIn && { paymentStatus: "paid" as const }),
    note: form.note.trim() || null,
    ...(form.note.trim() && { noteFor: form.noteFor ?? "staff" }),
    ...(leaves && !isKnown && { courier }),
  };
}

const running: readonly BookingState[] = ["waiting", "cancelling"];
const travelling: readonly OrderStatus[] = [
  "pending_payment",
  "confirmed",
  "packed",
  "shipped",
  "out_for_delivery",
  "delivery_failed",
  "rto_in_transit",
];

/** After how many milliseconds an order on screen is read again, because a courier or a bank may have news; false for never. */
export function refreshAfter({
  booking,
  orderStatus,
}: Pick<Order, "booking" | "orderStatus">): number | false {
  if (booking && running.includes(booking.state)) return 5_000;
  return travelling.includes(orderStatus) ? 30_000 : false;
}
