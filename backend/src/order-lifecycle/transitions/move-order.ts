import type { MedusaContainer } from "@medusajs/framework/types";
import { keepBooks } from "../../billing/keep-books";
import { messages } from "../../contract/messages";
import {
  legalMoves,
  type Mover,
  needsReason,
  type OrderStatus,
  orderMoves,
  type PaymentStatus,
} from "../../contract/order-states";
import { isSaid } from "../../contract/reason";
import type { RefundAccount } from "../../contract/refund-account-fields";
import { Refusal, refuse } from "../../contract/refusal";
import type { LinePieces } from "../../contract/return-refund";
import { followOrder } from "../../couriers/follow-order";
import { wakeCourier } from "../../couriers/wake";
import { type OrderRow, orderColumns } from "../../orders/order-row";
import { refuseOvertaken } from "../../orders/order-version";
import { type OrderingIds, orderingIds } from "../../platform/engine/ordering-ids";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { drainSoon } from "../../platform/outbox/drain";
import { outcomeOfCash } from "../cash/cash-steps";
import { cashBefore, noteCash } from "../cash/note-by-status";
import { refuseWriteOff, writeOffLater } from "../returns/write-off";
import { applyMove } from "./effects";
import { joined, type MoveCase, type Outcome } from "./move-case";
import { isNoteShown } from "./note-shown";
import { saveStatement } from "./save-statement";

export type Move = {
  to: OrderStatus;
  by: Mover;
  byId?: string;
  note?: string | null;
  /** Who reads what staff note (see `isNoteShown`). */
  noteFor?: "staff" | "shopper" | null;
  courier?: { name: string; awb: string; trackingUrl: string | null } | null;
  /** What staff note of the payment, such as `paid` where they have the cash. */
  paymentStatus?: PaymentStatus | null;
  /** The pieces that somebody asks to send back; all of them where it is left out. */
  goingBack?: readonly LinePieces[] | null;
  /** Where the money of goods that go back shall go; of an order that was paid online it goes where it came from. */
  refundAccount?: RefundAccount | null;
  /** The pieces that came back and can't be sold again. */
  unsellable?: readonly LinePieces[];
  /** The shopper has proved with the code they were sent that they mean the order: what alone lets them confirm it. */
  codeGiven?: true;
  at?: Date;
  /** Loaded with its history: no courier is booked for it, and nobody is written to. */
  isPast?: true;
};

export type WhichOrder = {
  orderId: string;
  /** The owner, where only their order may be moved. */
  customerId?: string;
};

export type MoveRequest = WhichOrder & Move & { version?: string | undefined };

/**
 * An order, locked until the transaction ends; 404 where there is none, or none of this customer's. It is read once it is
 * locked: who had to wait for the lock would see the order as it is now, but what stands beside it in other tables as it was
 * when the waiting began.
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

function checkLegal({ status }: OrderRow, { to, by, codeGiven }: Move): void {
  const mayMove = (target: OrderStatus) => by !== "shopper" || target !== "confirmed" || codeGiven === true;
  if (orderMoves[status][to]?.includes(by) && mayMove(to)) return;
  const legal = legalMoves(status, by).filter(mayMove);
  throw new Refusal(409, "illegal_move", messages.illegalMove(status, to, legal), { data: { legal } });
}

async function save(
  { sql }: SharedTransaction,
  order: OrderRow,
  request: Move,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  await sql(
    saveStatement({
      orderId: order.order_id,
      from: order.status,
      to: request.to,
      paymentStatus: outcome.paymentStatus ?? null,
      returnBy: outcome.returnBy ?? null,
      courier: request.courier ? JSON.stringify(request.courier) : null,
      note: request.note || null,
      isNoteShown: isNoteShown(request),
      by: request.by,
      byId: request.byId ?? null,
      at,
      events: JSON.stringify(outcome.events ?? []),
    }),
  );
}

/** 422 where staff don't say why they end a sale or give money back. */
function refuseWithoutReason({ status, payment_status: paid }: OrderRow, request: Move): void {
  const to = request.to === status ? null : request.to;
  const payment = request.paymentStatus && request.paymentStatus !== paid ? request.paymentStatus : null;
  if (request.by === "admin" && needsReason(to, payment) && !isSaid(request.note))
    throw refuse.invalid([{ field: "note", message: messages.reasonNeeded }]);
}

async function outcomeOf(move: MoveCase, request: Move): Promise<Outcome> {
  const { order } = move;
  const wanted = request.paymentStatus ?? null;
  const isMove = request.to !== order.status;
  const notesPayment = wanted !== null && wanted !== order.payment_status;
  const isOther = move.unsellable.length > 0 || Boolean(request.courier) || notesPayment;
  if (isMove || !isOther) checkLegal(order, request);
  refuseWithoutReason(order, request);
  if (isMove) refuseWriteOff(move, request.to);
  else if (move.unsellable.length > 0) await writeOffLater(move);
  const received = await cashBefore(move, wanted);
  const on = received ? { ...move, order: received.order } : move;
  const moved = isMove ? await applyMove(on, request.to, wanted) : {};
  const noted = notesPayment && !received ? await noteCash(on, wanted, moved.paymentStatus) : {};
  return joined(received ? outcomeOfCash(received) : {}, moved, noted);
}

/** What a transaction that moves orders has at hand: `ids` are looked up before it begins. */
export type MoveSurroundings = { scope: MedusaContainer; transaction: SharedTransaction; ids: OrderingIds };

/**
 * Moves a locked order on within the caller's transaction, with the engine's records and the stock (ADR-0007).
 * 409 `illegal_move` naming the legal ones. What it leaves in the outbox is sent with the next drain.
 */
export async function moveLocked(
  surroundings: MoveSurroundings,
  order: OrderRow,
  request: Move,
): Promise<void> {
  const at = request.at ?? new Date();
  const move: MoveCase = {
    ...surroundings,
    order,
    at,
    byId: request.byId,
    courier: request.courier ?? order.courier,
    note: request.note || null,
    goingBack: request.goingBack ?? null,
    refundAccount: request.refundAccount ?? null,
    unsellable: request.unsellable ?? [],
  };
  const { transaction } = surroundings;
  await save(transaction, order, request, await outcomeOf(move, request), at);
  if (request.to !== order.status) await keepBooks(transaction, order, request.to, at);
  await followOrder(transaction, order, request);
}

/** Moves an order in a transaction of its own. 404 where there is no such order, 409 as `moveLocked`. */
export async function moveOrder(scope: MedusaContainer, request: MoveRequest): Promise<void> {
  const ids = await orderingIds(scope);
  await sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, request);
    await refuseOvertaken(transaction, order, request);
    await moveLocked({ scope, transaction, ids }, order, request);
  });
  drainSoon(scope);
  wakeCourier();
}
