import { generateEntityId } from "@medusajs/framework/utils";
import { choiceOf } from "../../contract/variant-options";
import { byLocation, type Pieces, sentPieces } from "../../inventory/order-stock";
import type { FrozenLine } from "../../orders/frozen-line";
import { engineModules } from "../../platform/engine/engine-modules";
import { optionOf } from "../../platform/engine/ordering-ids";
import { deliveryProvider } from "../../platform/engine/provider-names";
import { registration, type TransitionContext } from "./transition-context";

/** A fulfilment of the engine, with the items that its location sends. */
export type Parcel = { id: string; items: Pick<Pieces, "lineItemId" | "quantity">[] };

/** The engine's fulfilments of an order that was packed through the engine and not shipped yet. */
export function packedParcels({ transaction, order }: TransitionContext): Promise<Parcel[]> {
  return transaction.sql<Parcel>({
    name: "packed-parcels",
    text: `select f.id, json_agg(json_build_object('lineItemId', i.line_item_id, 'quantity', i.quantity::integer)) as items
           from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null
           join fulfillment_item i on i.fulfillment_id = f.id and i.deleted_at is null
           where l.order_id = $1 and l.deleted_at is null and f.canceled_at is null and f.shipped_at is null
           group by f.id order by f.id`,
    values: [order.order_id],
  });
}

const titleOf = (line: FrozenLine | undefined) => (line ? (choiceOf(line) ?? line.title) : "");

/** Creates the engine's fulfilment of what one location sends. */
export async function createParcel(
  context: TransitionContext,
  locationId: string,
  pieces: readonly Pieces[],
): Promise<Parcel> {
  const { transaction, ids, order, at, byId } = context;
  const { orders, fulfillments } = engineModules(context.scope);
  const { name, phone, address, city, state, pincode } = order.address;
  const lineOf = new Map(order.lines.map((line) => [line.lineItemId, line]));
  const fulfillment = await fulfillments.createFulfillment(
    {
      location_id: locationId,
      provider_id: deliveryProvider,
      shipping_option_id: optionOf(ids, order.delivery_method),
      data: { pincode },
      requires_shipping: order.delivery_method !== "pickup",
      items: pieces.map(({ lineItemId, inventoryItemId, quantity }) => ({
        line_item_id: lineItemId,
        ...(inventoryItemId !== null && { inventory_item_id: inventoryItemId }),
        quantity,
        title: titleOf(lineOf.get(lineItemId)),
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
  await orders.registerFulfillment(registration(context, fulfillment.id, pieces), transaction.on(orders));
  await transaction.flush(orders);
  await transaction.sql({
    name: "link-fulfillment",
    text: "insert into order_fulfillment (id, order_id, fulfillment_id) values ($1, $2, $3)",
    values: [generateEntityId(undefined, "ordful"), order.order_id, fulfillment.id],
  });
  return { id: fulfillment.id, items: [...pieces] };
}

/** Creates the engine's fulfilments of an order, one per location. The stock stays reserved until they are shipped. */
export async function createParcels(context: TransitionContext): Promise<Parcel[]> {
  const { transaction, order, ids } = context;
  const sent = await sentPieces(transaction, order.lines, ids.stockLocationId);
  const parcels: Parcel[] = [];
  for (const [locationId, pieces] of byLocation(sent))
    parcels.push(await createParcel(context, locationId, pieces));
  return parcels;
}

/** Cancels the fulfilments of an order that is not sent after all. */
export async function cancelParcels(context: TransitionContext): Promise<void> {
  const { transaction } = context;
  const { orders, fulfillments } = engineModules(context.scope);
  for (const { id, items } of await packedParcels(context)) {
    await fulfillments.cancelFulfillment(id, transaction.on(fulfillments));
    await transaction.flush(fulfillments);
    await orders.cancelFulfillment(registration(context, id, items), transaction.on(orders));
    await transaction.flush(orders);
  }
}
