import type { OrderStatus, PaymentMethod, PaymentStatus } from "../../contract/order-states";
import { named } from "../../platform/db/named";

/** The values of our copy of an engine's order; amounts in rupees. */
export type AdoptValues = {
  orderId: string;
  numberPrefix: string;
  customerId: string;
  cartId: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  providerOrderId: string | null;
  subtotal: number;
  shippingCharge: number;
  total: number;
  /** JSON, as are `discounts`, `address` and `customer`. */
  lines: string;
  discounts: string;
  address: string;
  customer: string;
  pincode: string;
  expectedFrom: string;
  expectedTo: string;
  search: string;
  cashKeys: readonly string[];
  placedAt: Date;
  /** The statuses that the history of the order begins with. */
  history: readonly OrderStatus[];
  /** Whether the hook `orderCreated` is still to be run. */
  isHookOwed: boolean;
};

/**
 * Writes the shop's copy of an order that the engine has: as `recordStatement` does for one that is placed here,
 * without what the engine has already.
 */
export const adoptStatement = named<AdoptValues>(
  "adopt-order",
  `
  with numbered as (
    select :numberPrefix || lpad(serial::text, greatest(6, length(serial::text)), '0') as number
    from nextval('shop_order_number') as serial
  ), copy as (
    insert into shop_order (order_id, number, customer_id, cart_id, status, payment_status, payment_method,
      provider_order_id, subtotal, shipping_charge, cod_fee, total, lines, discounts, address, customer, pincode, expected_from,
      expected_to, search, placed_at, updated_at, cash_keys)
    select :orderId, number, :customerId, :cartId, :status, :paymentStatus, :paymentMethod, :providerOrderId,
      :subtotal, :shippingCharge, 0, :total, :lines, :discounts, :address, :customer, :pincode, :expectedFrom, :expectedTo,
      lower(number || ' ' || :search), :placedAt, :placedAt, :cashKeys::text[]
    from numbered returning number
  ), engine_number as (
    update "order" set custom_display_id = copy.number from copy where id = :orderId
  ), timeline as (
    insert into shop_order_move (order_id, from_status, to_status, by, at)
    select :orderId, lag(status) over (order by nth), status, 'system', :placedAt
    from unnest(:history::text[]) with ordinality as step (status, nth) order by nth
  ), message as (
    insert into shop_outbox (topic, key, payload)
    values ('engine-event', 'order.placed ' || :orderId,
      jsonb_build_object('name', 'order.placed', 'data', jsonb_build_object('id', :orderId::text),
        'isHookOwed', :isHookOwed::boolean))
    on conflict (key) do nothing
  ), mark as (
    delete from shop_order_owed where order_id = :orderId
  )
  select number from copy`,
);
