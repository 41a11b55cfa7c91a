import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import type { LinePieces } from "../../contract/return-refund";
import type { OrderRow } from "../../orders/order-row";
import { query } from "../../platform/db/pool";
import { notSo } from "./parcels";
import { takeThrough } from "./take-through";

/** The engine's returns, opened, received and cancelled by the shop's own transitions (ADR-0038). */

type Items = readonly { id: string; quantity: unknown }[];

/** The items of an order in the contract's terms. */
export function pieces({ lines }: OrderRow, items: Items): LinePieces[] {
  return items.map(({ id, quantity }) => {
    const line = lines.find(({ lineItemId }) => lineItemId === id);
    if (!line) throw notSo(`The order has no item ${id}.`);
    const { productId, variantId, size } = line;
    return { productId, variantId, quantity: Number(quantity), ...(size && { size }) };
  });
}

/** Whether these are all items of the order's return. */
export function isAllGoingBack({ going_back: goingBack }: OrderRow, items: Items): boolean {
  const expected = goingBack?.lines ?? [];
  return (
    items.length === expected.length &&
    expected.every((line) =>
      items.some(({ id, quantity }) => id === line.lineItemId && Number(quantity) === line.quantity),
    )
  );
}

type Opened = {
  orderId: string;
  byId: string | undefined;
  items: Items;
  note: string | null;
  /** The items are back already. */
  isBack: boolean;
};

/** Returns the id of the engine's return. */
export function openReturn(
  scope: MedusaContainer,
  { orderId, byId, items, note, isBack }: Opened,
): Promise<string> {
  return takeThrough(scope, { orderId, byId }, async ({ order, go, context }) => {
    await go({ to: "return_requested", note, goingBack: pieces(order(), items) });
    if (isBack) {
      await go({ to: "return_approved" });
      await go({ to: "return_received", note: String(messages.returned) });
    }
    const [opened] = await context().transaction.sql<{ id: string }>({
      name: "latest-return",
      text: `select id from return where order_id = $1 and deleted_at is null
             order by display_id desc limit 1`,
      values: [orderId],
    });
    return opened?.id ?? "";
  });
}

export async function orderOfReturn(returnId: string): Promise<string> {
  const [found] = await query<{ order_id: string }>({
    name: "order-of-return",
    text: "select order_id from return where id = $1 and deleted_at is null",
    values: [returnId],
  });
  if (!found) throw notSo(`There is no return ${returnId}.`);
  return found.order_id;
}

type Of = { returnId: string; byId: string | undefined };

/** Receives a return, all items of it, and puts them back into stock. */
export async function receiveReturn(
  scope: MedusaContainer,
  { returnId, byId, items }: Of & { items: Items },
): Promise<void> {
  const orderId = await orderOfReturn(returnId);
  await takeThrough(scope, { orderId, byId }, async ({ order, go }) => {
    if (!isAllGoingBack(order(), items))
      throw notSo(
        "The shop receives a return as a whole: receive all items of it. Broken ones are written off in the panel.",
      );
    if (order().status === "return_requested") await go({ to: "return_approved" });
    await go({ to: "return_received", note: String(messages.returned) });
  });
}

export async function cancelReturn(scope: MedusaContainer, { returnId, byId }: Of): Promise<void> {
  const orderId = await orderOfReturn(returnId);
  await takeThrough(scope, { orderId, byId }, ({ go }) =>
    go({ to: "return_rejected", note: String(messages.returnCalledOff) }),
  );
}
