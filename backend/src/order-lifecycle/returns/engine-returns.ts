import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { EngineContext } from "../../platform/engine/shared-transaction";
import { piecesOf, shippedPieces } from "../transitions/shipped-pieces";
import type { TransitionContext } from "../transitions/transition-context";
import type { Arrival } from "./arrival";
import type { ItemQuantity } from "./pick-items";

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
  createReturnItems: Write<object[]>;
  updateReturns: Write<object[]>;
  updateReturnItems: Write<object[]>;
  cancelReturn_: Write<{ return_id: string; order_id: string; created_by?: string | undefined }>;
  createOrderChange_: Write<object, { id: string }[]>;
  confirmOrderChange: Write<string>;
};

const returnModule = (scope: MedusaContainer) => scope.resolve(Modules.ORDER) as unknown as ReturnModule;

/** Returns the id of the engine order's open return. */
async function openReturn({ transaction, order }: TransitionContext): Promise<string> {
  const [found] = await transaction.sql<{ id: string }>({
    name: "open-return",
    text: `select id from return where order_id = $1 and status = 'requested' and deleted_at is null
           order by display_id desc limit 1`,
    values: [order.order_id],
  });
  if (!found) throw new Error(`Order ${order.number} has no open return.`);
  return found.id;
}

type BegunReturn = { id: string; reasons: Record<string, string> | null };

/**
 * Closes what was begun in the engine's admin and not confirmed: the order has only one open change, and the shop's own goes
 * first. Returns the return that was begun, with the engine's reason of each item.
 */
async function closeBegun({ transaction, order }: TransitionContext): Promise<BegunReturn | undefined> {
  const [begun] = await transaction.sql<BegunReturn>({
    name: "close-begun-change",
    text: `with closed as (
             update order_change set status = 'canceled', canceled_at = now(), updated_at = now()
             where order_id = $1 and status in ('pending', 'requested') and deleted_at is null
               and change_type in ('return_request', 'return_receive')
           )
           select r.id, (select jsonb_object_agg(a.details ->> 'reference_id', a.details ->> 'reason_id')
               from order_change_action a where a.return_id = r.id and a.deleted_at is null
                 and a.details ->> 'reason_id' is not null) as reasons
           from return r where r.order_id = $1 and r.status = 'open' and r.deleted_at is null`,
    values: [order.order_id],
  });
  return begun;
}

/** Opens a return that was begun in the engine, leaving it as the engine's own confirmation does. */
async function openBegun(
  context: TransitionContext,
  { id, reasons }: BegunReturn,
  items: readonly ItemQuantity[],
  locationId: string,
): Promise<void> {
  const { transaction, order, at, note } = context;
  const orders = returnModule(context.scope);
  await orders.createReturnItems(
    items.map(({ line: { lineItemId }, quantity }) => ({
      return_id: id,
      item_id: lineItemId,
      quantity,
      note,
      reason_id: reasons?.[lineItemId] ?? null,
    })),
    transaction.on(orders),
  );
  await changeOrder(context, {
    return_id: id,
    change_type: "return_request",
    reference: "return",
    reference_id: id,
    actions: items.map(({ line: { lineItemId }, quantity }) => ({
      action: "RETURN_ITEM",
      order_id: order.order_id,
      return_id: id,
      reference: "return",
      reference_id: id,
      details: { reference_id: lineItemId, quantity },
    })),
  });
  await orders.updateReturns(
    [{ id, status: "requested", requested_at: at, location_id: locationId }],
    transaction.on(orders),
  );
  await transaction.flush(orders);
}

/** Opens a return of these items on the engine's order: the one that was begun there, or a new one. Returns its id. */
export async function openEngineReturn(
  context: TransitionContext,
  items: readonly ItemQuantity[],
): Promise<string> {
  const { transaction, order, ids, at, note, byId } = context;
  const orders = returnModule(context.scope);
  // The engine's return has one location; the items are booked where each came from (`takeIn`).
  const [from] = piecesOf(await shippedPieces(context), items);
  const locationId = from?.locationId ?? ids.stockLocationId;
  const begun = await closeBegun(context);
  if (begun) {
    await openBegun(context, begun, items, locationId);
    return begun.id;
  }
  const opened = await orders.createReturn_(
    {
      order_id: order.order_id,
      location_id: locationId,
      requested_at: at,
      created_by: byId,
      items: items.map(({ line, quantity }) => ({ id: line.lineItemId, quantity, ...(note && { note }) })),
    },
    transaction.on(orders),
  );
  await transaction.flush(orders);
  return opened.id;
}

/** Cancels the engine's return: the shopper keeps the items. */
export async function cancelEngineReturn(context: TransitionContext): Promise<void> {
  const orders = returnModule(context.scope);
  await closeBegun(context);
  await orders.cancelReturn_(
    { return_id: await openReturn(context), order_id: context.order.order_id, created_by: context.byId },
    context.transaction.on(orders),
  );
  await context.transaction.flush(orders);
}

/** Changes the engine's order with immediate effect. */
async function changeOrder(context: TransitionContext, change: object): Promise<void> {
  const { transaction, order, byId } = context;
  const orders = returnModule(context.scope);
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
 * Receives the engine's return in full, leaving it as the engine's own receiving flow does, with unsellable items as
 * damaged ones. Returns its id.
 */
export async function receiveEngineReturn(
  context: TransitionContext,
  { items, unsellable }: Arrival,
): Promise<string> {
  const { transaction, order, at } = context;
  const orders = returnModule(context.scope);
  await closeBegun(context);
  const id = await openReturn(context);
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
  await changeOrder(context, {
    return_id: id,
    change_type: "return_receive",
    reference: "return",
    reference_id: id,
    actions: items
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
 * The engine deducts the items of a return from an order's total, but not its delivery: a credit line deducts the rest
 * (rupees), so that the total is zero, as on the credit note.
 */
export async function creditDelivery(
  context: TransitionContext,
  amount: number,
  returnId: string,
): Promise<void> {
  if (amount === 0) return;
  const credit = { action: "CREDIT_LINE_ADD", reference: "return", reference_id: returnId, amount };
  await changeOrder(context, {
    change_type: "credit_line",
    actions: [{ order_id: context.order.order_id, ...credit }],
  });
}
