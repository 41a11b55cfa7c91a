import type { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from "../contract/order-states";
import { codeEnds, codeMessages } from "../orders/confirmation/code";
import { named } from "../platform/db/named";
import { triesPerCode } from "../platform/secrets/one-time-code";

/** Amounts in rupees. */
type RecordValues = {
  orderId: string;
  /** The text before the digits of the order's number, such as `SB-26-`. */
  numberPrefix: string;
  customerId: string;
  cartId: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  /** For how many days it is kept once it can be picked up. */
  keepDays: number;
  /** When the shop's own vehicle brings it; null for any other way. */
  slotDay: string | null;
  slotFrom: string | null;
  slotTo: string | null;
  subtotal: number;
  shippingCharge: number;
  codFee: number;
  total: number;
  /** JSON, as are `discounts`, `address` and `customer`. */
  lines: string;
  discounts: string;
  address: string;
  customer: string;
  pincode: string;
  notes: string | null;
  expectedFrom: string;
  expectedTo: string;
  requestHash: string;
  /** The text by which staff find the order, besides its number. */
  search: string;
  cashKeys: readonly string[];
  placedAt: Date;
  idempotencyKey: string | null;
  cartLinkId: string;
  paymentLinkId: string;
  collectionId: string;
  /** False while the order waits for its payment: the cart stays open, and no event is sent yet. */
  isPlaced: boolean;
  /** For an order that requires a confirmation code: the code's hash, the sealed code, and the hours it waits for it. */
  codeHash: Buffer | null;
  codeSecret: string | null;
  codeHours: number | null;
};

/**
 * Everything written beside the engine's order, in one statement so that it costs one round trip: our copy, links,
 * timeline, outbox, confirmation code, idempotency key and the closed cart.
 */
export const recordStatement = named<RecordValues>(
  "record-order",
  `
  with numbered as (
    -- Six digits until a million, then as many as it takes: lpad alone would cut the seventh off.
    select :numberPrefix || lpad(serial::text, greatest(6, length(serial::text)), '0') as number
    from nextval('shop_order_number') as serial
  ), copy as (
    insert into shop_order (order_id, number, customer_id, cart_id, status, payment_status, payment_method,
      subtotal, shipping_charge, cod_fee, total, lines, discounts, address, customer, pincode, notes, expected_from,
      expected_to, request_hash, search, placed_at, updated_at, cash_keys, delivery_method)
    select :orderId, number, :customerId, :cartId, :status, :paymentStatus, :paymentMethod,
      :subtotal, :shippingCharge, :codFee, :total, :lines, :discounts, :address, :customer, :pincode, :notes, :expectedFrom,
      :expectedTo, :requestHash, lower(number || ' ' || :search), :placedAt, :placedAt, :cashKeys::text[], :deliveryMethod
    from numbered returning number
  ), pickup as (
    insert into shop_pickup (order_id, keep_days, tries_left)
    select :orderId, :keepDays, ${triesPerCode} where :deliveryMethod = 'pickup'
  ), trip as (
    insert into shop_vehicle_trip (order_id, day, starts, ends, tries_left)
    select :orderId, :slotDay::date, :slotFrom::text, :slotTo::text, ${triesPerCode} where :deliveryMethod = 'vehicle'
  ), engine_number as (
    update "order" set custom_display_id = copy.number, created_at = :placedAt from copy where id = :orderId
  ), timeline as (
    insert into shop_order_move (order_id, from_status, to_status, by, by_id, at)
    values (:orderId, null, :status, 'shopper', :customerId, :placedAt)
  ), cart_link as (
    insert into order_cart (id, order_id, cart_id) select :cartLinkId, :orderId, :cartId where :isPlaced
  ), payment_link as (
    insert into order_payment_collection (id, order_id, payment_collection_id)
    values (:paymentLinkId, :orderId, :collectionId)
  ), messages as (
    insert into shop_outbox (topic, key, payload)
    select 'engine-event', 'order.placed ' || :orderId,
      jsonb_build_object('name', 'order.placed', 'data', jsonb_build_object('id', :orderId::text)) where :isPlaced
    union all
    ${codeMessages({ orderId: ":orderId", nth: "1", secret: ":codeSecret", expiresAt: codeEnds })}
    where :codeSecret::text is not null
  ), confirmation as (
    insert into shop_order_confirmation (order_id, code_hash, expires_at, tries_left, lapses_at)
    select :orderId, :codeHash::bytea, ${codeEnds}, ${triesPerCode}, now() + make_interval(hours => :codeHours)
    where :codeHash::bytea is not null
  ), idempotency as (
    insert into shop_idempotency (customer_id, key, request_hash, order_id)
    select :customerId, :idempotencyKey::text, :requestHash, :orderId where :idempotencyKey::text is not null
    on conflict (customer_id, key) do update
      set request_hash = excluded.request_hash, order_id = excluded.order_id, at = now()
  ), closed as (
    update cart set completed_at = :placedAt, updated_at = now() where id = :cartId and :isPlaced
  )
  select number from copy`,
);
