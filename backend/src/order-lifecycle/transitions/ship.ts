import { heldPieces, lockLevels, releaseHold, shiftStock } from "../../inventory/order-stock";
import { engineModules } from "../../platform/engine/engine-modules";
import { createParcels, type Parcel, packedParcels } from "./parcel";
import { type Effects, registration, type TransitionContext } from "./transition-context";

/** Creates the engine's shipment of what one location sends. */
async function sendParcel(context: TransitionContext, { id, items }: Parcel): Promise<void> {
  const { transaction, at, courier, byId } = context;
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

/**
 * Ships an order: one parcel per location that holds something of it, unless it was packed through the engine and has
 * its parcels. Takes the held quantity out of its stock.
 */
export async function ship(context: TransitionContext): Promise<Effects> {
  const { transaction, order } = context;
  const held = await heldPieces(transaction, order.lines);
  const packed = await packedParcels(context);
  const created = packed.length > 0 ? [] : await createParcels(context);
  const parcels = [...packed, ...created];
  for (const parcel of parcels) await sendParcel(context, parcel);
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
      ...parcels.map(({ id }) => ({ name: "shipment.created", data: { id, ...news } })),
    ],
  };
}
