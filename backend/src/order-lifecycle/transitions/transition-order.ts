import type { MedusaContainer } from "@medusajs/framework/types";
import { issueInvoices } from "../../billing/issue-invoices";
import { messages } from "../../contract/messages";
import { legalTransitions, needsReason, type OrderStatus } from "../../contract/order-states";
import { isSaid } from "../../contract/reason";
import { Refusal, refuse } from "../../contract/refusal";
import { followCash, followOrder } from "../../couriers/follow-order";
import { type OrderRow, orderColumns } from "../../orders/order-row";
import { refuseOvertaken } from "../../orders/order-version";
import { type OrderingIds, orderingIds } from "../../platform/engine/ordering-ids";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { wake } from "../../platform/queue/workers";
import { effectsOfCash } from "../cash/cash-steps";
import { cashBefore, noteCash } from "../cash/note-by-status";
import { refuseWriteOff, writeOffLater } from "../returns/write-off";
import { applyTransition } from "./effects";
import { isNoteShown } from "./note-shown";
import { saveStatement } from "./save-statement";
import type { Transition } from "./transition";
import { type Effects, joined, type TransitionContext } from "./transition-context";

export type WhichOrder = {
  orderId: string;
  /** If given, the order must belong to this customer. */
  customerId?: string;
};

export type TransitionRequest = WhichOrder & Transition & { version?: string | undefined };

/**
 * Locks an order until the transaction ends and returns it; 404 if there is none, or none of this customer's. Locking and
 * reading are two statements: a single one that waited for the lock would see the order's row as it is now, but other
 * tables as they were when the waiting began.
 */
export async function lockOrder(
  { sql }: SharedTransaction,
  { orderId, customerId }: WhichOrder,
): Promise<OrderRow> {
  await sql({
    name: "order-lock",
    text: "select 1 from shop_order where order_id = $1 and ($2::text is null or customer_id = $2) for update",
    values: [orderId, customerId ?? null],
  });
  const [order] = await sql<OrderRow>({
    name: "order-locked",
    text: `select ${orderColumns} from shop_order o
           where o.order_id = $1 and ($2::text is null or o.customer_id = $2)`,
    values: [orderId, customerId ?? null],
  });
  if (!order) throw refuse.notFound(messages.orderNotFound);
  return order;
}

function checkLegal({ status, delivery_method: method }: OrderRow, request: Transition): void {
  const { to, by } = request;
  const hasCode = "codeGiven" in request;
  const mayGo = (target: OrderStatus) => by !== "shopper" || target !== "confirmed" || hasCode;
  const legal = legalTransitions(status, by, method).filter(mayGo);
  if (legal.includes(to)) {
    if (method !== "courier" && to === "delivered" && !request.handOver)
      throw refuse.conflict("hand_over", messages.handOverHere);
    return;
  }
  throw new Refusal(409, "illegal_move", messages.illegalMove(status, to, legal), { data: { legal } });
}

/** The note of a transition, and whether the shopper sees it. What staff have to know of the stock is theirs alone. */
function noteOf(request: Transition, { notOnSale }: Effects): { note: string | null; isNoteShown: boolean } {
  const { note } = request;
  if (!notOnSale) return { note: note || null, isNoteShown: isNoteShown(request) };
  return note
    ? { note: String(messages.notedNotOnSale(note, notOnSale)), isNoteShown: request.noteFor === "shopper" }
    : { note: String(messages.notOnSale(notOnSale)), isNoteShown: false };
}

async function save(
  { sql }: SharedTransaction,
  order: OrderRow,
  request: Transition,
  effects: Effects,
  at: Date,
): Promise<void> {
  await sql(
    saveStatement({
      orderId: order.order_id,
      from: order.status,
      to: request.to,
      paymentStatus: effects.paymentStatus ?? null,
      returnBy: effects.returnBy ?? null,
      courier: request.courier ? JSON.stringify(request.courier) : null,
      ...noteOf(request, effects),
      by: request.by,
      byId: request.byId ?? null,
      at,
      events: JSON.stringify(effects.events ?? []),
    }),
  );
}

/** 422 if staff end a sale or refund money without a reason. */
function refuseWithoutReason({ status, payment_status: paid }: OrderRow, request: Transition): void {
  const to = request.to === status ? null : request.to;
  const payment = request.paymentStatus && request.paymentStatus !== paid ? request.paymentStatus : null;
  if (request.by === "admin" && needsReason(to, payment) && !isSaid(request.note))
    throw refuse.invalid([{ field: "note", message: messages.reasonNeeded }]);
}

async function effectsOf(context: TransitionContext, request: Transition): Promise<Effects> {
  const { order } = context;
  const wanted = request.paymentStatus ?? (request.handOver?.payment ? "paid" : null);
  const isTransition = request.to !== order.status;
  const isPaymentNoted = wanted !== null && wanted !== order.payment_status;
  const isOther = context.unsellable.length > 0 || Boolean(request.courier) || isPaymentNoted;
  if (!isTransition && request.by === "admin" && request.goingBack)
    throw refuse.invalid([{ field: "items", message: messages.returnAlreadyAsked }]);
  if (isTransition || !isOther) checkLegal(order, request);
  refuseWithoutReason(order, request);
  if (isTransition) refuseWriteOff(context, request.to);
  else if (context.unsellable.length > 0) await writeOffLater(context);
  const received = await cashBefore(context, wanted);
  const on = received ? { ...context, order: received.order } : context;
  const changed = isTransition ? await applyTransition(on, request.to, wanted) : {};
  const noted = isPaymentNoted && !received ? await noteCash(on, wanted, changed.paymentStatus) : {};
  return joined(received ? effectsOfCash(received) : {}, changed, noted);
}

/** What a transition needs from its caller; `ids` are looked up before the transaction begins. */
export type TransitionScope = { scope: MedusaContainer; transaction: SharedTransaction; ids: OrderingIds };

/**
 * Changes the status of a locked order within the caller's transaction, with the engine's records and the stock
 * (ADR-0007). 409 `illegal_move` names the legal transitions. Its outbox rows are sent by the next drain.
 */
export async function transitionLocked(
  within: TransitionScope,
  order: OrderRow,
  request: Transition,
): Promise<void> {
  const at = request.at ?? new Date();
  const context: TransitionContext = {
    ...within,
    order,
    at,
    byId: request.byId,
    courier: request.courier ?? order.courier,
    note: request.note || null,
    goingBack: request.goingBack ?? null,
    refundAccount: request.refundAccount ?? null,
    unsellable: request.unsellable ?? [],
    handOver: request.handOver ?? null,
  };
  const { transaction } = within;
  const effects = await effectsOf(context, request);
  await save(transaction, order, request, effects, at);
  if (request.to !== order.status) await issueInvoices(transaction, order, request.to, at);
  await followOrder(transaction, order, request);
  if (effects.paymentStatus) await followCash(transaction, { ...order, status: request.to });
}

/** Changes the status of an order in its own transaction. 404 for an unknown order, 409 as `transitionLocked`. */
export async function transitionOrder(scope: MedusaContainer, request: TransitionRequest): Promise<void> {
  const ids = await orderingIds(scope);
  await sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, request);
    await refuseOvertaken(transaction, order, request);
    await transitionLocked({ scope, transaction, ids }, order, request);
  });
  wake("outbox");
  wake("bookings");
}
