import type { OrderStatus, PaymentStatus } from "../../contract/order-states";
import { lockLevels, releaseHold } from "../../inventory/order-stock";
import { arrivalOf, takeIn } from "../returns/arrival";
import { giveMoneyBack } from "../returns/give-money-back";
import { openReturn, rejectReturn, takeBack } from "../returns/return-moves";
import { close } from "./close";
import { deliver } from "./deliver";
import { joined, type MoveCase, type Outcome } from "./move-case";
import { ship } from "./ship";

async function cancel(move: MoveCase): Promise<Outcome> {
  const outcome = await close(move);
  await lockLevels(move.transaction, move.order.lines);
  await releaseHold(move.transaction, move.order.lines);
  return outcome;
}

const inOurHands: OrderStatus[] = ["pending_payment", "pending", "confirmed", "packed"];
const onTheWay: OrderStatus[] = ["shipped", "out_for_delivery", "delivered", "delivery_failed"];

/**
 * Drives the engine's records of an order to what `to` means, and its stock with them. A courier's event may skip
 * states: what they would have done is done too. `noted` is what staff say of the payment with it.
 */
export async function applyMove(
  move: MoveCase,
  to: OrderStatus,
  noted: PaymentStatus | null,
): Promise<Outcome> {
  const { order } = move;
  const shipped = onTheWay.includes(to) && inOurHands.includes(order.status) ? await ship(move) : {};
  switch (to) {
    case "delivered":
      // That it was handed over does not say that anybody here has its cash.
      return joined(shipped, await deliver(move));
    case "cancelled":
      return cancel(move);
    case "rto_received": {
      const closed = await close(move);
      await takeIn(move, arrivalOf(move));
      return closed;
    }
    case "return_requested":
      return openReturn(move);
    case "return_rejected":
      return rejectReturn(move);
    case "return_received": {
      const arrival = arrivalOf(move);
      const taken = await takeBack(move, arrival);
      await takeIn(move, arrival);
      return joined(taken, await giveMoneyBack(move, noted));
    }
    default:
      return shipped;
  }
}
