import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { query } from "../../platform/db/pool";
import type { TransitionContext } from "../transitions/transition-context";
import { notSo } from "./parcels";
import { isAllGoingBack, orderOfReturn, pieces } from "./returns";
import { takeThrough } from "./take-through";

/**
 * Returns in several steps, as the engine's own admin makes them (ADR-0038): what is begun and named is a draft of the
 * engine's; its confirmation is the shop's own transition.
 */

type Item = { id: string; quantity: number };
type Action = Item & { action: string; note: string | null };

/** What the draft of a return names so far. */
function namedItems({ transaction }: TransitionContext, returnId: string, kind: string): Promise<Action[]> {
  return transaction.sql<Action>({
    name: "items-of-begun-return",
    text: `select a.action, a.details ->> 'reference_id' as id, a.internal_note as note,
             coalesce(a.details -> 'quantity' ->> 'value', a.details ->> 'quantity')::float8 as quantity
           from order_change c join order_change_action a on a.order_change_id = c.id and a.deleted_at is null
           where c.return_id = $1 and c.change_type = $2 and c.status in ('pending', 'requested') and c.deleted_at is null
           order by a.ordering`,
    values: [returnId, kind],
  });
}

/** An item may be named several times. */
function together(items: readonly Item[]): Item[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

type Of = { returnId: string; byId: string | undefined };

/** Opens the return that was begun. Returns the engine's items of it. */
export async function confirmReturn(scope: MedusaContainer, { returnId, byId }: Of): Promise<object[]> {
  const orderId = await orderOfReturn(returnId);
  return takeThrough(scope, { orderId, byId }, async ({ order, go, context }) => {
    const named = await namedItems(context(), returnId, "return_request");
    if (named.length === 0)
      throw notSo("The return names no items (requestItemReturnWorkflow), or it is confirmed already.");
    if (named.some(({ action }) => action !== "RETURN_ITEM"))
      throw notSo("The shop charges nothing for a return: leave its delivery out.");
    const note = named.find((item) => item.note)?.note ?? null;
    await go({ to: "return_requested", note, goingBack: pieces(order(), together(named)) });
    return context().transaction.sql({
      name: "items-of-return",
      text: `select id, return_id, item_id, quantity::float8 as quantity, reason_id, note from return_item
             where return_id = $1 and deleted_at is null`,
      values: [returnId],
    });
  });
}

/** Receives the return whose items were named, and writes those off that came back broken. */
export async function confirmReceipt(scope: MedusaContainer, { returnId, byId }: Of): Promise<void> {
  const orderId = await orderOfReturn(returnId);
  await takeThrough(scope, { orderId, byId }, async ({ order, go, context }) => {
    const named = await namedItems(context(), returnId, "return_receive");
    if (named.length === 0)
      throw notSo(
        "The return names no items that came (receiveItemReturnRequestWorkflow), or it is received already.",
      );
    const broken = together(named.filter(({ action }) => action === "RECEIVE_DAMAGED_RETURN_ITEM"));
    if (!isAllGoingBack(order(), together(named)))
      throw notSo(
        "The shop receives a return as a whole: name all items of it, the broken ones as dismissed (dismissItemReturnRequestWorkflow).",
      );
    if (order().status === "return_requested") await go({ to: "return_approved" });
    const unsellable = pieces(order(), broken);
    await go({ to: "return_received", note: String(messages.returned), unsellable });
  });
}

/** Throws with the sentence if the order is the shop's and has another status; drafts are the engine's own. */
export async function refuseUnless(
  orderId: string,
  statuses: readonly OrderStatus[],
  sentence: string,
): Promise<void> {
  const [order] = await query<{ number: string; status: OrderStatus }>({
    name: "status-before-return",
    text: "select number, status from shop_order where order_id = $1",
    values: [orderId],
  });
  if (order && !statuses.includes(order.status))
    throw notSo(`Order ${order.number} is ${order.status}: ${sentence}`);
}

/** Throws if items of the shop's order would come back to a place that none of them was sent from. */
export async function refuseOtherLocation(
  orderId: string,
  locationId: string | null | undefined,
): Promise<void> {
  if (!locationId) return;
  const others = await query({
    name: "return-elsewhere",
    text: `select from shop_order where order_id = $1 and not exists (
             select from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
             where l.order_id = $1 and l.deleted_at is null and f.canceled_at is null and f.location_id = $2)`,
    values: [orderId, locationId],
  });
  if (others.length > 0)
    throw notSo("Returned items go back to the location that sent them: leave out location_id.");
}
