import type { OrderStatus, PaymentStatus } from "../../contract/order-states";
import { lockLevels, releaseHold } from "../../inventory/order-stock";
import { giveUsageBack } from "../../promotions/usage";
import { giveRoomBack } from "../../shipping/vehicle/hold-slot";
import { startKeeping } from "../pickup/start-keeping";
import { arrivalOf, takeIn } from "../returns/arrival";
import { giveMoneyBack } from "../returns/give-money-back";
import { openReturn, receiveReturn, rejectReturn, reopenReturn } from "../returns/return-effects";
import { close } from "./close";
import { deliver } from "./deliver";
import { cancelParcels } from "./parcel";
import { ship } from "./ship";
import { type Effects, joined, type TransitionContext } from "./transition-context";

async function cancel(context: TransitionContext): Promise<Effects> {
  const { scope, transaction, order } = context;
  // Before the stock: placing an order locks promotions first, too.
  await giveUsageBack(scope, transaction, order.discounts, {
    customer_id: order.customer_id,
    customer_email: order.customer.email,
  });
  if (order.trip) await giveRoomBack(transaction, order.order_id);
  await cancelParcels(context);
  const effects = await close(context);
  await lockLevels(context.transaction, context.order.lines);
  await releaseHold(context.transaction, context.order.lines);
  return effects;
}

const inOurHands: OrderStatus[] = ["pending_payment", "pending", "confirmed", "packed"];
const onTheWay: OrderStatus[] = ["shipped", "out_for_delivery", "delivered", "delivery_failed"];

/**
 * Brings the engine's records of an order, and its stock, to the status `to`. A courier's event may skip statuses; their
 * effects are applied too. `noted` is the payment status that staff note in the same call.
 */
export async function applyTransition(
  context: TransitionContext,
  to: OrderStatus,
  noted: PaymentStatus | null,
): Promise<Effects> {
  const { order } = context;
  const shipped = onTheWay.includes(to) && inOurHands.includes(order.status) ? await ship(context) : {};
  switch (to) {
    case "packed":
      await startKeeping(context);
      return shipped;
    case "delivered":
      // Delivered does not mean that the shop has received the cash.
      return joined(shipped, await deliver(context));
    case "cancelled":
      return cancel(context);
    case "rto_received": {
      const closed = await close(context);
      return joined(closed, await takeIn(context, arrivalOf(context)));
    }
    case "return_requested":
      return openReturn(context);
    case "return_approved":
      return order.status === "return_rejected" ? reopenReturn(context) : {};
    case "return_rejected":
      return rejectReturn(context);
    case "return_received": {
      const arrival = arrivalOf(context);
      const received = await receiveReturn(context, arrival);
      const taken = await takeIn(context, arrival);
      return joined(received, taken, await giveMoneyBack(context, noted));
    }
    default:
      return shipped;
  }
}
