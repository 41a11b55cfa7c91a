import type { Answer } from "@contract";
import type { OrderStatus, PaymentStatus } from "@contract/order-states";

export type Order = Answer<"adminGetOrder">["data"] & { id: string };

type Colour = "default" | "info" | "success" | "warning" | "error";

const calling: readonly OrderStatus[] = ["pending", "delivery_failed", "return_requested"];
const ended: readonly OrderStatus[] = ["cancelled", "rto_received", "return_rejected", "return_received"];

/** What needs a hand stands out, what is done is quiet. */
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

export type MoveForm = {
  orderStatus: OrderStatus;
  note: string;
  courierName: string;
  awb: string;
};

/** What staff may note of a cash payment by hand: that it came in, or that it was handed back. */
export function notablePayments({
  paymentMethod,
  paymentStatus,
}: Pick<Order, "paymentMethod" | "paymentStatus">): PaymentStatus[] {
  if (paymentMethod !== "cod") return [];
  if (paymentStatus === "cod_due") return ["paid"];
  return paymentStatus === "refund_pending" ? ["refunded"] : [];
}

/** From the form to the body of orders/update; a courier only goes with a parcel that leaves, a payment where the order stays. */
export function toMoveBody(
  { orderStatus, note, courierName, awb }: MoveForm,
  order: Pick<Order, "orderStatus" | "paymentMethod" | "paymentStatus">,
) {
  const [payment = null] = orderStatus === order.orderStatus ? notablePayments(order) : [];
  const leaves = orderStatus === "shipped" && courierName.trim() && awb.trim();
  return {
    orderStatus,
    paymentStatus: payment,
    note: note.trim() || null,
    courier: leaves ? { name: courierName.trim(), awb: awb.trim() } : null,
  };
}
