import { generateEntityId } from "@medusajs/framework/utils";
import { heldPieces, lockLevels, type Pieces, releaseHold, shiftStock } from "../../inventory/order-stock";
import { engineModules } from "../../platform/engine/engine-modules";
import { deliveryProvider } from "../../platform/engine/provider-names";
import { byLocation } from "./shipped-pieces";
import { type Effects, joined, registration, type TransitionContext } from "./transition-context";

/** Creates the engine's fulfilment and shipment of what one location sends. Returns its events. */
async function shipParcel(
  context: TransitionContext,
  locationId: string,
  pieces: readonly Pieces[],
): Promise<Effects> {
  const { transaction, ids, order, at, courier, byId } = context;
  const { orders, fulfillments } = engineModules(context.scope);
  const { name, phone, address, city, state, pincode } = order.address;
  const lineOf = new Map(order.lines.map((line) => [line.lineItemId, line]));
  const fulfillment = await fulfillments.createFulfillment(
    {
      location_id: locationId,
      provider_id: deliveryProvider,
      shipping_option_id: ids.shippingOptionId,
      data: { pincode },
      requires_shipping: true,
      items: pieces.map(({ lineItemId, inventoryItemId, quantity }) => ({
        line_item_id: lineItemId,
        inventory_item_id: inventoryItemId,
        quantity,
        title: lineOf.get(lineItemId)?.size ?? lineOf.get(lineItemId)?.title ?? "",
        sku: "",
        barcode: "",
      })),
      labels: [],
      delivery_address: {
        first_name: name,
        phone,
        address_1: address,
        city,
        province: state,
        postal_code: pincode,
        country_code: "in",
      },
      created_by: byId,
      packed_at: at,
    },
    transaction.on(fulfillments),
  );
  await transaction.flush(fulfillments);
  const record = registration(context, fulfillment.id, pieces);
  await orders.registerFulfillment(record, transaction.on(orders));
  await transaction.flush(orders);
  const label = courier && {
    tracking_number: courier.awb,
    tracking_url: courier.trackingUrl ?? "",
    label_url: "",
  };
  await fulfillments.updateFulfillment(
    fulfillment.id,
    { shipped_at: at, marked_shipped_by: byId, ...(label && { labels: [label] }) },
    transaction.on(fulfillments),
  );
  await transaction.flush(fulfillments);
  await orders.registerShipment(record, transaction.on(orders));
  await transaction.flush(orders);
  await transaction.sql({
    name: "link-fulfillment",
    text: "insert into order_fulfillment (id, order_id, fulfillment_id) values ($1, $2, $3)",
    values: [generateEntityId(undefined, "ordful"), order.order_id, fulfillment.id],
  });
  return {
    events: [
      {
        name: "order.fulfillment_created",
        data: { order_id: order.order_id, fulfillment_id: fulfillment.id, no_notification: false },
      },
      { name: "shipment.created", data: { id: fulfillment.id, no_notification: false } },
    ],
  };
}

/** Ships an order: one parcel per location that holds something of it, and takes the held quantity out of its stock. */
export async function ship(context: TransitionContext): Promise<Effects> {
  const { transaction, order } = context;
  const held = await heldPieces(transaction, order.lines);
  const effects: Effects[] = [];
  for (const [locationId, pieces] of byLocation(held))
    effects.push(await shipParcel(context, locationId, pieces));
  await lockLevels(transaction, order.lines);
  await releaseHold(transaction, order.lines);
  await shiftStock(transaction, held, -1, `order:${order.number}`);
  return joined(...effects);
}
