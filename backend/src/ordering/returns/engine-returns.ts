import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { MoveCase } from "../moves/move-case";
import type { EngineContext } from "../shared-transaction";

type Write<Input, Output = unknown> = (input: Input, context: EngineContext) => Promise<Output>;
type Pieces = { items: { id: string; quantity: number }[]; created_by?: string | undefined };

/**
 * The order module's returns. Its public `receiveReturn` and `cancelReturn` read the result back on a connection of
 * their own, which a shared transaction must not ask for; the inner ones don't. returns.http.test.ts fails when an upgrade changes them.
 */
type ReturnModule = {
  createReturn_: Write<
    Pieces & {
      order_id: string;
      location_id: string;
      requested_at: Date;
      items: { note?: string | undefined }[];
    },
    { id: string }
  >;
  receiveReturn_: Write<Pieces & { return_id: string; reference: string; reference_id: string }>;
  cancelReturn_: Write<{ return_id: string; order_id: string; created_by?: string | undefined }>;
  createOrderChange_: Write<object, { id: string }[]>;
  confirmOrderChange: Write<string>;
};

const returnModule = (scope: MedusaContainer) => scope.resolve(Modules.ORDER) as unknown as ReturnModule;

const pieces = ({ order, byId }: MoveCase): Pieces => ({
  created_by: byId,
  items: order.lines.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
});

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

/** Enters the wish to return every piece into the engine's order; answers the return's id. */
export async function openEngineReturn(move: MoveCase): Promise<string> {
  const { transaction, order, ids, at, note } = move;
  const orders = returnModule(move.scope);
  const { items, created_by } = pieces(move);
  const opened = await orders.createReturn_(
    {
      order_id: order.order_id,
      location_id: ids.stockLocationId,
      requested_at: at,
      created_by,
      items: items.map((item) => ({ ...item, ...(note && { note }) })),
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

/** The goods are back: the engine's return is received, in whole; answers its id. */
export async function receiveEngineReturn(move: MoveCase): Promise<string> {
  const { transaction } = move;
  const orders = returnModule(move.scope);
  const id = await openReturn(move);
  await orders.receiveReturn_(
    { return_id: id, reference: "return", reference_id: id, ...pieces(move) },
    transaction.on(orders),
  );
  await transaction.flush(orders);
  return id;
}

/**
 * The engine takes the goods of a return off what an order costs, not its delivery: a credit line takes off the
 * rest (rupees), so that its order costs nothing any more, as the credit note says.
 */
export async function creditDelivery(move: MoveCase, amount: number, returnId: string): Promise<void> {
  if (amount === 0) return;
  const { transaction, order, byId } = move;
  const orders = returnModule(move.scope);
  const [change] = await orders.createOrderChange_(
    {
      order_id: order.order_id,
      change_type: "credit_line",
      created_by: byId,
      actions: [
        {
          order_id: order.order_id,
          action: "CREDIT_LINE_ADD",
          reference: "return",
          reference_id: returnId,
          amount,
        },
      ],
    },
    transaction.on(orders),
  );
  if (!change) throw new Error("The engine made no change of the order.");
  await transaction.flush(orders);
  await orders.confirmOrderChange(change.id, transaction.on(orders));
  await transaction.flush(orders);
}
