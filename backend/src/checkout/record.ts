import { generateEntityId } from "@medusajs/framework/utils";
import { cashKeys } from "../contract/cash-keys";
import type { OrderStatus, PaymentStatus } from "../contract/order-states";
import { codeEnds, codeMessages, newOrderCode } from "../orders/confirmation/code";
import type { FrozenLine } from "../orders/frozen-line";
import { searchText } from "../orders/search-text";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { indiaClock } from "../platform/india-day";
import { triesPerCode } from "../platform/secrets/one-time-code";
import type { NumberedLine } from "./engine-order";
import type { PricedOrder } from "./price-order";
import { type PlacementRequest, partyOf } from "./request";

/** A line as it is now, for ever. */
export function freeze(line: NumberedLine): FrozenLine {
  return {
    productId: line.productId,
    slug: line.slug,
    title: line.title,
    image: line.image,
    price: line.price,
    salePrice: line.salePrice,
    quantity: line.quantity,
    ...(line.size && { size: line.size }),
    hsn: line.hsn,
    gstRate: line.lineGstRate,
    lineTotal: (Math.round(line.paidPrice * 100) * line.quantity) / 100,
    ...(line.purchasePrice !== null && { purchasePrice: line.purchasePrice }),
    lineItemId: line.lineItemId,
    variantId: line.variantId,
    inventoryItemId: line.inventoryItemId,
  };
}

/**
 * One statement for all that stands beside the engine's order: our copy, links, timeline, outbox, the closed cart.
 * An order that waits for its payment ($26 false) leaves the cart open and is told to nobody yet.
 * One that asks for a code ($27 its hash, $28 the sealed code, $30 the hours that it waits) has it sent.
 */
const RECORD = `
  with numbered as (
    -- Six digits until a million, then as many as it takes: lpad alone would cut the seventh off.
    select $2 || lpad(serial::text, greatest(6, length(serial::text)), '0') as number
    from nextval('shop_order_number') as serial
  ), copy as (
    insert into shop_order (order_id, number, customer_id, cart_id, status, payment_status, payment_method,
      subtotal, shipping_charge, cod_fee, total, lines, address, customer, pincode, notes, expected_from,
      expected_to, request_hash, search, placed_at, updated_at, cash_keys)
    select $1, number, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
      lower(number || ' ' || $20), $21, $21, $29::text[]
    from numbered returning number
  ), engine_number as (
    update "order" set custom_display_id = copy.number, created_at = $21 from copy where id = $1
  ), move as (
    insert into shop_order_move (order_id, from_status, to_status, by, by_id, at)
    values ($1, null, $5, 'shopper', $3, $21)
  ), cart_link as (
    insert into order_cart (id, order_id, cart_id) select $22, $1, $4 where $26
  ), payment_link as (
    insert into order_payment_collection (id, order_id, payment_collection_id) values ($23, $1, $24)
  ), told as (
    insert into shop_outbox (topic, key, payload)
    select 'engine-event', 'order.placed ' || $1,
      jsonb_build_object('name', 'order.placed', 'data', jsonb_build_object('id', $1::text)) where $26
    union all
    ${codeMessages({ nth: "1", secret: "$28", expiresAt: codeEnds })} where $28::text is not null
  ), asked as (
    insert into shop_order_confirmation (order_id, code_hash, expires_at, tries_left, lapses_at)
    select $1, $27::bytea, ${codeEnds}, ${triesPerCode}, now() + make_interval(hours => $30) where $27::bytea is not null
  ), answered as (
    insert into shop_idempotency (customer_id, key, request_hash, order_id)
    select $3, $25::text, $19, $1 where $25::text is not null
    on conflict (customer_id, key) do update
      set request_hash = excluded.request_hash, order_id = excluded.order_id, at = now()
  ), closed as (
    update cart set completed_at = $21, updated_at = now() where id = $4 and $26
  )
  select number from copy`;

export type RecordInput = {
  orderId: string;
  cartId: string;
  collectionId: string;
  lines: readonly NumberedLine[];
  order: PricedOrder;
  request: PlacementRequest;
  hash: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
};

/** Writes the shop's side of the order; answers its number, such as SB-26-000123. */
export async function recordOrder({ sql }: SharedTransaction, input: RecordInput): Promise<string> {
  const { order, request } = input;
  const { buyer, address } = request;
  const code = order.asksForCode ? newOrderCode(input.orderId) : undefined;
  const [made] = await sql<{ number: string }>({
    name: "record-order",
    text: RECORD,
    values: [
      input.orderId,
      `SB-${indiaClock(request.at).day.slice(2, 4)}-`,
      buyer.id,
      input.cartId,
      input.status,
      input.paymentStatus,
      request.paymentMethod,
      order.subtotal,
      order.shippingCharge,
      order.codFee,
      order.total,
      JSON.stringify(input.lines.map(freeze)),
      JSON.stringify(address),
      JSON.stringify({ userName: buyer.userName, email: buyer.email, phone: buyer.phone }),
      address.pincode,
      request.notes,
      order.expected.from,
      order.expected.to,
      input.hash,
      searchText([address.name, address.phone, buyer.userName, buyer.phone, buyer.email].join(" ")),
      request.at,
      generateEntityId(undefined, "ordercart"),
      generateEntityId(undefined, "ordpay"),
      input.collectionId,
      request.idempotencyKey,
      input.status !== "pending_payment",
      code?.hash ?? null,
      code?.secret ?? null,
      cashKeys(partyOf(request)),
      order.codeHours,
    ],
  });
  if (!made) throw new Error("The order was not recorded.");
  return made.number;
}
