import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import type { OrderRow } from "../../orders/order-row";
import { refuseOvertaken } from "../../orders/order-version";
import { isPickupCode } from "../../orders/pickup-code";
import { anyOrder } from "../../orders/read-orders";
import { query } from "../../platform/db/pool";
import { orderingIds } from "../../platform/engine/ordering-ids";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { wake } from "../../platform/queue/workers";
import type { HandOver } from "../transitions/transition";
import { lockOrder, transitionLocked } from "../transitions/transition-order";

export type HandOverRequest = HandOver & {
  orderId: string;
  byId: string;
  /** Without it, `note` says how the person was known. */
  code: string | null;
  note: string | null;
  version?: string | undefined;
};

/** The attempt is counted before the code is checked: a hundred concurrent requests still have five. */
async function takeTry(orderId: string): Promise<number | undefined> {
  const [taken] = await query<{ tries_left: number }>({
    name: "pickup-try",
    text: `with counter as (
             update shop_pickup p set tries_left = p.tries_left - 1 from shop_order o
             where p.order_id = $1 and o.order_id = p.order_id and o.status = 'packed' and p.tries_left > 0
             returning p.tries_left
           ), door as (
             update shop_vehicle_trip t set tries_left = t.tries_left - 1 from shop_order o
             where t.order_id = $1 and o.order_id = t.order_id and o.status in ('packed', 'out_for_delivery')
               and t.tries_left > 0
             returning t.tries_left
           )
           select tries_left from counter union all select tries_left from door`,
    values: [orderId],
  });
  return taken?.tries_left;
}

/** 422 `wrong_code` with the tries that are left, 409 `code_ended` after the last. */
async function checkCode(orderId: string, code: string): Promise<void> {
  const triesLeft = await takeTry(orderId);
  if (triesLeft === undefined) throw refuse.conflict("code_ended", messages.handOverCodeUsedUp);
  if (isPickupCode(orderId, code)) return;
  const message = triesLeft > 0 ? messages.handOverCodeWrong(triesLeft) : messages.handOverCodeUsedUp;
  throw new Refusal(422, "wrong_code", message, {
    errors: [{ field: "code", message }],
    data: { triesLeft },
  });
}

/** 422 if an unpaid order would be given away, 409 `nothing_due` if a paid one would be paid again. */
function checkPayment({ payment_status: status, total }: OrderRow, { payment }: HandOver): void {
  if (status === "cod_due" && !payment)
    throw refuse.invalid([{ field: "payment", message: messages.counterPaymentNeeded(total) }]);
  if (status !== "cod_due" && payment) throw refuse.conflict("nothing_due", messages.counterNothingDue);
}

/** Whether it can be handed over: from the shelf, or from the vehicle. */
const isReady = ({ status, delivery_method: method }: OrderRow) =>
  (status === "packed" && method !== "courier") || (status === "out_for_delivery" && method === "vehicle");

/**
 * Hands an order over at the counter or at its shopper's door and records what was paid for it there, in one transaction. Two at once: the second
 * is refused. 404 for an unknown order, 409 `illegal_move` as `transitionLocked`, 409 `edit_conflict`.
 */
export async function handOver(scope: MedusaContainer, request: HandOverRequest): Promise<void> {
  const { orderId, byId, code, note, payment, version } = request;
  // Before the code, so that a forgotten payment costs no try.
  const seen = await anyOrder(orderId);
  if (isReady(seen)) {
    checkPayment(seen, request);
    if (code) await checkCode(orderId, code);
  }
  const ids = await orderingIds(scope);
  await sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, { orderId });
    await refuseOvertaken(transaction, order, { version, to: "delivered" });
    if (order.delivery_method === "courier") throw refuse.conflict("not_picked_up", messages.notPickedUp);
    if (isReady(order)) checkPayment(order, request);
    await transitionLocked({ scope, transaction, ids }, order, {
      to: "delivered",
      by: "admin",
      byId,
      handOver: { payment },
      note: note ?? String(order.trip ? messages.handedOverAtDoor : messages.handedOverByCode),
    });
  });
  wake("outbox");
}
