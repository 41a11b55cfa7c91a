import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { messages } from "../../contract/messages";
import type { FrozenLine } from "../../orders/frozen-line";
import { createParcels, packedParcels } from "../transitions/parcel";
import { takeThrough } from "./take-through";

/** The engine's workflows on an order and its parcel, done by the shop's own transitions (ADR-0038). */

type Asked = { orderId: string; byId: string | undefined };
type Items = readonly { id: string; quantity: unknown }[];

export const notSo = (sentence: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence);

const isAll = (lines: readonly FrozenLine[], items: Items) =>
  items.length === lines.length &&
  lines.every((line) =>
    items.some(({ id, quantity }) => id === line.lineItemId && Number(quantity) === line.quantity),
  );

export function cancelOrder(scope: MedusaContainer, asked: Asked): Promise<void> {
  return takeThrough(scope, asked, ({ go }) =>
    go({ to: "cancelled", note: String(messages.cancelledByShop) }),
  );
}

/** Packs an order, confirming it if need be. Returns the engine's fulfilment; the first one if it leaves from several locations. */
export function packOrder(scope: MedusaContainer, asked: Asked & { items: Items }): Promise<string> {
  return takeThrough(scope, asked, async ({ order, go, context }) => {
    if (!isAll(order().lines, asked.items))
      throw notSo("The shop sends an order as a whole: fulfil all items of it, in full.");
    if (order().status === "pending") await go({ to: "confirmed" });
    if (order().status !== "packed") await go({ to: "packed" });
    if ((await packedParcels(context())).length > 0)
      throw notSo("The order has a fulfilment already: ship it.");
    const [first] = await createParcels(context());
    return first?.id ?? "";
  });
}

type Label = { tracking_number?: string; tracking_url?: string };

type Shipment = Asked & { fulfillmentId: string; labels: readonly Label[] };

/** Ships an order that was packed through the engine; the first label with a number is the parcel's. */
export function shipOrder(
  scope: MedusaContainer,
  { fulfillmentId, labels, ...asked }: Shipment,
): Promise<void> {
  const label = labels.find(({ tracking_number: number }) => number);
  const courier = label?.tracking_number
    ? { name: "Courier", awb: label.tracking_number, trackingUrl: label.tracking_url || null }
    : null;
  return takeThrough(scope, asked, async ({ go, context }) => {
    if (!(await packedParcels(context())).some(({ id }) => id === fulfillmentId))
      throw notSo(`No fulfilment ${fulfillmentId} of the order waits to be shipped.`);
    await go({ to: "shipped", courier });
  });
}

export function deliverOrder(scope: MedusaContainer, asked: Asked): Promise<void> {
  return takeThrough(scope, asked, async ({ order, go }) => {
    if (order().status === "shipped" || order().status === "delivery_failed")
      await go({ to: "out_for_delivery" });
    await go({ to: "delivered" });
  });
}
