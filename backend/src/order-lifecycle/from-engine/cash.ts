import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { query } from "../../platform/db/pool";
import { noteCashOf, noteRefund } from "../cash/note-cash";
import { notSo } from "./parcels";

/** Captures and refunds of cash that are made in the engine, noted as staff note them (ADR-0038). */

type ShopPayment = { order_id: string; payment_method: "cod" | "online"; total: number };

/** The order of the shop that one of the engine's payments belongs to. */
async function orderOfPayment(paymentId: string): Promise<ShopPayment | undefined> {
  const [found] = await query<ShopPayment>({
    name: "order-of-payment",
    text: `select o.order_id, o.payment_method, o.total::float8 as total
           from payment p join order_payment_collection l
             on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
           join shop_order o on o.order_id = l.order_id where p.id = $1`,
    values: [paymentId],
  });
  return found;
}

type OfPayment = { paymentId: string; amount: number | undefined; byId: string | undefined };

/** Notes the cash of an order as received. Returns false for any other payment. */
export async function captureCash(
  scope: MedusaContainer,
  { paymentId, amount, byId }: OfPayment,
): Promise<boolean> {
  const order = await orderOfPayment(paymentId);
  if (order?.payment_method !== "cod") return false;
  if (amount !== undefined && amount !== order.total)
    throw notSo("The cash of an order is received as a whole: capture the payment without an amount.");
  await noteCashOf(scope, { orderIds: [order.order_id], reference: null, byId: byId ?? null });
  return true;
}

/** Notes the refund of cash that the shop owes. Returns false for any other payment. */
export async function refundCash(
  scope: MedusaContainer,
  { paymentId, amount, byId, note }: OfPayment & { note: string | null },
): Promise<boolean> {
  const order = await orderOfPayment(paymentId);
  if (order?.payment_method !== "cod") return false;
  await noteRefund(scope, {
    orderId: order.order_id,
    byId,
    seenDue: null,
    amount: amount ?? order.total,
    how: "cash",
    reference: null,
    reason: note || String(messages.refundedInEngine),
  });
  return true;
}
