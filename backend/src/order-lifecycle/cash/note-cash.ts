import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { addRupees } from "../../contract/money";
import { Refusal } from "../../contract/refusal";
import { followCash } from "../../couriers/follow-order";
import { refundDue, validReceipt } from "../../orders/cash/cash-of-order";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { wake } from "../../platform/queue/workers";
import { lockOrder } from "../transitions/transition-order";
import { type CashRefund, type CashStep, giveCashBack, receiveCash, takeReceiptBack } from "./cash-steps";
import type { CashCase } from "./engine-cash";

const SAVE = `
  with stands as (
    update shop_order set payment_status = $2, updated_at = $3 where order_id = $1
  )
  insert into shop_outbox (topic, payload)
  select 'engine-event', event from jsonb_array_elements($4::jsonb) event`;

async function save(transaction: SharedTransaction, { order, events }: CashStep, at: Date): Promise<void> {
  const { sql } = transaction;
  const values = [order.order_id, order.payment_status, at, JSON.stringify(events)];
  await sql({ name: "order-cash", text: SAVE, values });
  await followCash(transaction, order);
}

/** Runs one step with the cash of an order under the order's lock; 404 for an unknown order. */
async function stepWithCash(
  scope: MedusaContainer,
  { orderId, byId }: { orderId: string; byId: string | undefined },
  step: (on: CashCase) => Promise<CashStep>,
): Promise<void> {
  const at = new Date();
  await sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, { orderId });
    await save(transaction, await step({ scope, transaction, order, at, byId }), at);
  });
  wake("outbox");
  wake("bookings");
}

type Received = {
  orderIds: readonly string[];
  reference: string | null;
  /** What was paid in (rupees), by order, where it is not what was due. */
  paidIn?: ReadonlyMap<string, number>;
  byId: string | null;
  /** If it was not just now. */
  at?: Date;
};

/**
 * Records the cash of these orders as received, all or none. Returns their number and total. An order that was recorded
 * under this reference before is left unchanged. 409 `cash_not_due` if no cash is due, 404 for an unknown order.
 */
export async function noteCashOf(
  scope: MedusaContainer,
  { orderIds, reference, paidIn, byId, at = new Date() }: Received,
): Promise<{ orders: number; amount: number }> {
  const noted = await sharedTransaction(scope, async (transaction) => {
    const totals: number[] = [];
    const refused: string[] = [];
    // In the order of their ids, so that two concurrent calls cannot deadlock.
    for (const orderId of [...new Set(orderIds)].sort()) {
      const order = await lockOrder(transaction, { orderId });
      const receipt = validReceipt(order);
      const isNoted = Boolean(reference && receipt?.reference === reference);
      if (!isNoted && order.payment_status !== "cod_due") refused.push(order.number);
      else if (!isNoted && refused.length === 0) {
        const on = { scope, transaction, order, at, byId: byId ?? undefined };
        const paid = paidIn?.get(orderId);
        const differs = paid !== undefined && paid !== order.total;
        await save(transaction, await receiveCash(on, { reference, paidIn: differs ? paid : null }), at);
      }
      totals.push(order.total);
    }
    if (refused.length > 0)
      throw new Refusal(409, "cash_not_due", messages.cashNotDue(refused.join(", ")), {
        data: { orderNumbers: refused },
      });
    return totals;
  });
  wake("outbox");
  wake("bookings");
  return { orders: noted.length, amount: addRupees(...noted) };
}

type Refund = CashRefund & {
  orderId: string;
  /** Undefined if a workflow of the engine noted it. */
  byId: string | undefined;
  /** The owed amount that staff saw, if given. */
  seenDue: number | null;
};

/** Records a refund by staff. 409 as `giveCashBack`, and `refund_changed` if the owed amount changed meanwhile. */
export function noteRefund(
  scope: MedusaContainer,
  { orderId, byId, seenDue, ...refund }: Refund,
): Promise<void> {
  return stepWithCash(scope, { orderId, byId }, (on) => {
    if (seenDue !== null && seenDue !== refundDue(on.order))
      throw new Refusal(409, "refund_changed", messages.refundChanged);
    return giveCashBack(on, refund);
  });
}

/** Reverts the receipt of an order's cash. 409 as `takeReceiptBack`. */
export function takeCashBack(
  scope: MedusaContainer,
  { orderId, byId, reason }: { orderId: string; byId: string; reason: string },
): Promise<void> {
  return stepWithCash(scope, { orderId, byId }, (on) => takeReceiptBack(on, reason));
}
