import { lockLevels, releaseHold, shiftStock, wholeHold } from "../../inventory/order-stock";
import { engineModules } from "../../platform/engine/engine-modules";
import { createParcels, type Parcel, packedParcels } from "./parcel";
import { type Effects, registration, type TransitionContext } from "./transition-context";

/** Creates the engine's shipment of what one location sends. */
export async function sendParcel(
  context: TransitionContext,
  { id, items }: Parcel,
  courier: TransitionContext["courier"],
): Promise<void> {
  const { transaction, at, byId } = context;
  const { orders, fulfillments } = engineModules(context.scope);
  const label = courier && {
    tracking_number: courier.awb,
    tracking_url: courier.trackingUrl ?? "",
    label_url: "",
  };
  await fulfillments.updateFulfillment(
    id,
    { shipped_at: at, marked_shipped_by: byId, ...(label && { labels: [label] }) },
    transaction.on(fulfillments),
  );
  await transaction.flush(fulfillments);
  await orders.registerShipment(registration(context, id, items), transaction.on(orders));
  await transaction.flush(orders);
}

/** The courier and number of each fulfilment, if the courier service has a parcel per location. */
async function numbersByParcel({ transaction, order }: TransitionContext) {
  const booked = await transaction.sql<NonNullable<TransitionContext["courier"]> & { id: string }>({
    name: "numbers-of-parcels",
    text: `select f.id, b.courier_name as name, b.awb, b.tracking_url as "trackingUrl"
           from shop_booking b join order_fulfillment l on l.order_id = b.order_id and l.deleted_at is null
           join fulfillment f on f.id = l.fulfillment_id and f.location_id = b.location_id
           where b.order_id = $1 and b.state = 'booked' and b.pieces is not null`,
    values: [order.order_id],
  });
  return new Map(booked.map(({ id, ...courier }) => [id, courier]));
}

/**
 * Ships an order: one parcel per location that holds something of it, unless it was packed through the engine and has
 * its parcels. Takes the held quantity out of its stock; 409 `not_held` if that is not all of it. What is handed over at the counter leaves without a shipment.
 */
export async function ship(context: TransitionContext): Promise<Effects> {
  const { transaction, order } = context;
  const held = await wholeHold(transaction, order.lines);
  const packed = await packedParcels(context);
  const created = packed.length > 0 ? [] : await createParcels(context);
  const parcels = [...packed, ...created];
  const sent = order.delivery_method === "pickup" ? [] : parcels;
  const numbers = sent.length > 1 ? await numbersByParcel(context) : new Map();
  for (const parcel of sent) await sendParcel(context, parcel, numbers.get(parcel.id) ?? context.courier);
  await lockLevels(transaction, order.lines);
  await releaseHold(transaction, order.lines);
  await shiftStock(transaction, held, -1, `order:${order.number}`);
  const news = { no_notification: false };
  return {
    events: [
      ...created.map(({ id }) => ({
        name: "order.fulfillment_created",
        data: { order_id: order.order_id, fulfillment_id: id, ...news },
      })),
      ...sent.map(({ id }) => ({ name: "shipment.created", data: { id, ...news } })),
    ],
  };
}
