import type { MedusaContainer } from "@medusajs/framework/types";
import type { MovedOrder } from "../../contract/admin-orders";
import type { BookingState } from "../../contract/booking";
import { messages, type Unsent } from "../../contract/messages";
import type { BulkMove } from "../../contract/order-states";
import { Refusal, refuse } from "../../contract/refusal";
import { presentAdminOrder } from "../../orders/present-order";
import { anyOrder } from "../../orders/read-orders";
import { transitionOrder } from "./transition-order";

type Wish = { orderIds: readonly string[]; to: BulkMove; byId: string };

const unbooked: readonly BookingState[] = ["waiting", "failed", "cancelling"];

/** Throws 409 for what needs a look at the order itself, and so is never done in passing. */
function refuseUnseen({ confirmation, booking }: Unsent<ReturnType<typeof presentAdminOrder>>, to: BulkMove) {
  if (to === "confirmed" && confirmation) throw refuse.conflict("waits_for_code", messages.orderWaitsForCode);
  if (to === "shipped" && booking && unbooked.includes(booking.state))
    throw refuse.conflict("not_booked", messages.orderNotBooked);
}

async function moveOne(
  scope: MedusaContainer,
  orderId: string,
  { to, byId }: Wish,
): Promise<Unsent<MovedOrder>> {
  let orderNumber: Unsent<MovedOrder>["orderNumber"] = null;
  try {
    const order = presentAdminOrder(await anyOrder(orderId));
    orderNumber = order.orderNumber;
    if (order.orderStatus !== to) {
      refuseUnseen(order, to);
      await transitionOrder(scope, { orderId, to, by: "admin", byId });
      return { orderId, orderNumber, outcome: "done", message: null };
    }
  } catch (error) {
    // An outage ends the call: what was done is `already` when it is repeated.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    const isThere = orderNumber !== null && (await anyOrder(orderId)).status === to;
    if (!isThere) return { orderId, orderNumber, outcome: "refused", message: error.said };
  }
  return { orderId, orderNumber, outcome: "already", message: null };
}

/**
 * Moves each of these orders in a transaction of its own, one after the other so that they never wait for each other's
 * products; an id named twice is moved once. Returns the result of each, in the order asked for.
 */
export async function moveOrders(scope: MedusaContainer, wish: Wish): Promise<Unsent<MovedOrder>[]> {
  const moved: Unsent<MovedOrder>[] = [];
  for (const orderId of new Set(wish.orderIds)) moved.push(await moveOne(scope, orderId, wish));
  return moved;
}
