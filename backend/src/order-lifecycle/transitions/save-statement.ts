import type { Actor, OrderStatus, PaymentStatus } from "../../contract/order-states";
import { named } from "../../platform/db/named";

type SaveValues = {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Null leaves what is there; so do `returnBy` and `courier`. */
  paymentStatus: PaymentStatus | null;
  returnBy: Date | null;
  /** JSON. */
  courier: string | null;
  note: string | null;
  isNoteShown: boolean;
  by: Actor;
  byId: string | null;
  at: Date;
  /** A JSON array of engine events. */
  events: string;
};

/** Writes what a transition changes of our copy of the order, its entry in the timeline, and the engine's events. */
export const saveStatement = named<SaveValues>(
  "order-move",
  `
  with saved as (
    update shop_order set status = :to, payment_status = coalesce(:paymentStatus, payment_status),
      return_by = coalesce(:returnBy, return_by), courier = coalesce(:courier, courier),
      cancellation_reason = case when :to = 'cancelled' then :note
        when :from = 'cancelled' then null else cancellation_reason end,
      shipping_failure = case when :to = 'cancelled' then null
        when :to = 'shipped' and shipping_failure ->> 'code' <> 'other_cash' then null else shipping_failure end,
      updated_at = :at
    where order_id = :orderId
  ), timeline as (
    insert into shop_order_move (order_id, from_status, to_status, by, by_id, at, note, note_shown)
    select :orderId, :from, :to, :by, :byId, :at, :note, :isNoteShown where :from <> :to
  )
  insert into shop_outbox (topic, payload)
  select 'engine-event', event from jsonb_array_elements(:events::jsonb) event`,
);
