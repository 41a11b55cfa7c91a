import { engineModules } from "../../platform/engine/engine-modules";
import type { Parcel } from "./parcel";
import { sendLeftBehind } from "./send-left-behind";
import { type Effects, registration, type TransitionContext } from "./transition-context";

const piecesIn = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Marks the engine's fulfilments as delivered. 409 as `sendLeftBehind`. */
export async function deliver(context: TransitionContext): Promise<Effects> {
  const { transaction, order, at } = context;
  const { orders, fulfillments } = engineModules(context.scope);
  const parcels = await transaction.sql<Parcel>({
    name: "fulfillments-of-order",
    text: `select f.id, json_agg(json_build_object('lineItemId', i.line_item_id, 'quantity', i.quantity::integer)) as items
           from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
           join fulfillment_item i on i.fulfillment_id = f.id and i.deleted_at is null
           where l.order_id = $1 and l.deleted_at is null and f.canceled_at is null and f.delivered_at is null
           group by f.id order by f.id`,
    values: [order.order_id],
  });
  if (piecesIn(parcels.flatMap(({ items }) => items)) < piecesIn(order.lines))
    parcels.push(...(await sendLeftBehind(context)));
  if (parcels.length === 0) throw new Error(`Order ${order.number} has no fulfilment to deliver.`);
  for (const { id, items } of parcels) {
    await fulfillments.updateFulfillment(id, { delivered_at: at }, transaction.on(fulfillments));
    await transaction.flush(fulfillments);
    await orders.registerDelivery(registration(context, id, items), transaction.on(orders));
    await transaction.flush(orders);
  }
  const returnBy = new Date(at.getTime() + order.return_days * 86_400_000);
  return { returnBy, events: parcels.map(({ id }) => ({ name: "delivery.created", data: { id } })) };
}
