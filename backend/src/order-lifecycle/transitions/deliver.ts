import { engineModules } from "../../platform/engine/engine-modules";
import { type Effects, registration, type TransitionContext } from "./transition-context";

/** Marks the engine's fulfilment as delivered. */
export async function deliver(context: TransitionContext): Promise<Effects> {
  const { transaction, order, at } = context;
  const { orders, fulfillments } = engineModules(context.scope);
  const [link] = await transaction.sql<{ fulfillment_id: string }>({
    name: "fulfillment-of-order",
    text: `select l.fulfillment_id from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
           where l.order_id = $1 and l.deleted_at is null and f.canceled_at is null`,
    values: [order.order_id],
  });
  if (!link) throw new Error(`Order ${order.number} has no fulfilment to deliver.`);
  await fulfillments.updateFulfillment(
    link.fulfillment_id,
    { delivered_at: at },
    transaction.on(fulfillments),
  );
  await transaction.flush(fulfillments);
  await orders.registerDelivery(registration(context, link.fulfillment_id), transaction.on(orders));
  await transaction.flush(orders);
  const returnBy = new Date(at.getTime() + order.return_days * 86_400_000);
  return { returnBy, events: [{ name: "delivery.created", data: { id: link.fulfillment_id } }] };
}
