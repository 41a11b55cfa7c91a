import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import type { PlacementRequest } from "./request";

/** How long after an order an identical request with an empty cart still counts as a second click. */
const secondClickSeconds = 60;

/** An order that is waiting for its payment, or was never paid, is not returned to a later request. */
const isPlaced = `o.status <> 'pending_payment' and not exists (select from shop_payment_attempt a
  where a.order_id = o.order_id and a.ended in ('expired', 'superseded'))`;

const EARLIER_ANSWER = `
  select i.order_id, i.request_hash = $3 as same_request, ${isPlaced} as placed
  from shop_idempotency i join shop_order o on o.order_id = i.order_id
  where i.customer_id = $1 and i.key = $2 and i.at > now() - interval '24 hours'`;

/**
 * Returns the order that this Idempotency-Key placed within a day. 409 if the key was used for another request, even
 * one that was not paid.
 */
export async function orderOfKey(
  { sql }: SharedTransaction,
  request: PlacementRequest,
  hash: string,
): Promise<string | undefined> {
  if (!request.idempotencyKey) return undefined;
  const [earlier] = await sql<{ order_id: string; same_request: boolean; placed: boolean }>({
    name: "order-of-key",
    text: EARLIER_ANSWER,
    values: [request.buyer.id, request.idempotencyKey, hash],
  });
  if (earlier && !earlier.same_request) throw new Refusal(409, "key_reused", messages.keyReused);
  return earlier?.placed ? earlier.order_id : undefined;
}

const ORDER_OF_CART = `
  select o.order_id from shop_order o
  where o.customer_id = $1 and (o.cart_id = $2
    or ($2::text is null and o.request_hash = $3 and o.placed_at > now() - make_interval(secs => $4)))
    and ${isPlaced}
  order by o.placed_at desc limit 1`;

/** Returns the order that the cart became: that of the named cart, or of an identical request a moment ago. */
export async function orderOfFinishedCart(
  { sql }: SharedTransaction,
  request: PlacementRequest,
  hash: string,
): Promise<string | undefined> {
  const [made] = await sql<{ order_id: string }>({
    name: "order-of-cart",
    text: ORDER_OF_CART,
    values: [request.buyer.id, request.cartId, hash, secondClickSeconds],
  });
  return made?.order_id;
}
