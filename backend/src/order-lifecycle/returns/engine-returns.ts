import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { EngineContext } from "../../platform/engine/shared-transaction";
import type { MoveCase } from "../transitions/move-case";
import type { Arrival } from "./arrival";
import type { Pieces } from "./pick-pieces";

type Write<Input, Output = unknown> = (input: Input, context: EngineContext) => Promise<Output>;

/**
 * The order module's returns. Its public `cancelReturn` reads the result back on a connection of its own, which a shared
 * transaction must not ask for; the inner one doesn't. returns.http.test.ts fails when an upgrade changes them.
 */
type ReturnModule = {
  createReturn_: Write<
    {
      order_id: string;
      location_id: string;
      requested_at: Date;
      created_by?: string | undefined;
      items: { id: string; quantity: number; note?: string | undefined }[];
    },
    { id: string }
  >;
  updateReturns: Write<object[]>;
  updateReturnItems: Write<object[]>;
  cancelReturn_: Write<{ return_id: string; order_id: string; created_by?: string | undefined }>;
  createOrderChange_: Write<object, { id: string }[]>;
  confirmOrderChange: Write<string>;
};

const returnModule = (scope: MedusaContainer) => scope.resolve(Modules.ORDER) as unknown as ReturnModule;

/** The return that the engine's order has open. */
async function openReturn({ transaction, order }: MoveCase): Promise<string> {
  const [found] = await transaction.sql<{ id: string }>({
    name: "open-return",
    text: `select id from return where order_id = $1 and status = 'requested' and deleted_at is null
           order by display_id desc limit 1`,
    values: [order.order_id],
  });
  if (!found) throw new Error(`Order ${order.number} has no open return.`);
  return found.id;
}

/** Enters the wish to return these pieces into the engine's order; answers the return's id. */
export async function openEngineReturn(move: MoveCase, pieces: readonly Pieces[]): Promise<string> {
  const { transaction, order, ids, at, note, byId } = move;
  const orders = returnModule(move.scope);
  const opened = await orders.createReturn_(
    {
      order_id: order.order_id,
      location_id: ids.stockLocationId,
      requested_at: at,
      created_by: byId,
      items: pieces.map(({ line, quantity }) => ({ id: line.lineItemId, quantity, ...(note && { note }) })),
    },
    transaction.on(orders),
  );
  await transaction.flush(orders);
  return opened.id;
}

/** The goods stay with the shopper: the engine's return is cancelled. */
export async function cancelEngineReturn(move: MoveCase): Promise<void> {
  const orders = returnModule(move.scope);
  await orders.cancelReturn_(
    { return_id: await openReturn(move), order_id: move.order.order_id, created_by: move.byId },
    move.transaction.on(orders),
  );
  await move.transaction.flush(orders);
}

/** A change of the engine's order that takes effect at once. */
async function changeOrder(move: MoveCase, change: object): Promise<void> {
  const { transaction, order, byId } = move;
  const orders = returnModule(move.scope);
  const [made] = await orders.createOrderChange_(
    { order_id: order.order_id, created_by: byId, ...change },
    transaction.on(orders),
  );
  if (!made) throw new Error("The engine made no change of the order.");
  await transaction.flush(orders);
  await orders.confirmOrderChange(made.id, transaction.on(orders));
  await transaction.flush(orders);
}

/**
 * The goods are back: the engine's return is received, in whole, as its own receiving flow leaves it, with the pieces
 * that can't be sold as damaged ones; answers its id.
 */
export async function receiveEngineReturn(move: MoveCase, { pieces, unsellable }: Arrival): Promise<string> {
  const { transaction, order, at } = move;
  const orders = returnModule(move.scope);
  const id = await openReturn(move);
  const damaged = (lineItemId: string) =>
    unsellable.find(({ line }) => line.lineItemId === lineItemId)?.quantity ?? 0;
  const action = (action: string, lineItemId: string, quantity: number) => ({
    action,
    order_id: order.order_id,
    return_id: id,
    reference: "return",
    reference_id: id,
    details: { reference_id: lineItemId, quantity },
  });
  await changeOrder(move, {
    return_id: id,
    change_type: "return_receive",
    reference: "return",
    reference_id: id,
    actions: pieces
      .flatMap(({ line: { lineItemId }, quantity }) => [
        action("RECEIVE_RETURN_ITEM", lineItemId, quantity - damaged(lineItemId)),
        action("RECEIVE_DAMAGED_RETURN_ITEM", lineItemId, damaged(lineItemId)),
      ])
      .filter(({ details }) => details.quantity > 0),
  });
  const rows = await transaction.sql<{ id: string; item_id: string; quantity: number }>({
    name: "return-items",
    text: `select id, item_id, quantity::integer as quantity from return_item
           where return_id = $1 and deleted_at is null`,
    values: [id],
  });
  await orders.updateReturnItems(
    rows.map((row) => ({
      id: row.id,
      received_quantity: row.quantity,
      damaged_quantity: damaged(row.item_id),
    })),
    transaction.on(orders),
  );
  await orders.updateReturns([{ id, status: "received", received_at: at }], transaction.on(orders));
  await transaction.flush(orders);
  return id;
}

/**
 * The engine takes the goods of a return off what an order costs, not its delivery: a credit line takes off the
 * rest (rupees), so that its order costs nothing any more, as the credit note says.
 */
export async function creditDelivery(move: MoveCase, amount: number, returnId: string): Promise<void> {
  if (amount === 0) return;
  const credit = { action: "CREDIT_LINE_ADD", reference: "return", reference_id: returnId, amount };
  await changeOrder(move, {
    change_type: "credit_line",
    actions: [{ order_id: move.order.order_id, ...credit }],
  });
}
