import type { Statement } from "../platform/db/pool";

/** Whether the cash of `o`, shop_order, is to be collected now. */
const isDue = "(o.payment_method = 'cod' and o.payment_status = 'cod_due')";

/** Statuses in which a parcel can still be booked another way, as `bookable`. */
const isHere = "o.status in ('confirmed', 'packed')";

/**
 * Queues the calling off of the order's parcels of which the courier was told otherwise of their cash, to be booked anew. A
 * booking that is under way is called off once its answer is known. Of what an older version booked, or may be booking
 * (`orBegun`), the courier was told of cash if the order is one of cash. Their numbers leave the order.
 */
export function callBackChanged(orderId: string, { orBegun }: { orBegun: boolean }): Statement {
  return {
    name: "booking-cash-changed",
    text: `with called_back as (
             update shop_booking b set state = 'cancelling', books_again = true, due_at = now(), attempts = 0,
               last_error = null, updated_at = now()
             from shop_order o
             where o.order_id = b.order_id and b.order_id = $1 and b.state in ('waiting', 'booked', 'failed') and ${isHere}
               and coalesce(b.is_cash, case when b.awb is not null or ($2 and b.attempts > 0) then o.payment_method = 'cod' end)
                 <> ${isDue}
             returning b.order_id, b.awb
           )
           update shop_order o set shipping_failure = null, courier = case
             when exists (select from called_back c where c.awb = o.courier ->> 'awb') then null else o.courier end
           where o.order_id in (select order_id from called_back)`,
    values: [orderId, orBegun],
  };
}

/** Keeps what the courier is about to be told of a parcel's cash. Returns no row if it is not to be booked any more. */
export const noteCashTold = (bookingId: string): Statement => ({
  name: "booking-cash-told",
  text: `update shop_booking b set is_cash = ${isDue} from shop_order o
         where o.order_id = b.order_id and b.id = $1 and b.state in ('waiting', 'failed') returning b.id`,
  values: [bookingId],
});

/** What a booking is made of that is asked for again, under a reference of its own. */
export const askedAnew = `parcel = b.parcel + 1, state = 'waiting', tracking_url = null, due_at = now(), attempts = 0,
    last_error = null, service_order_id = null, shipment_id = null, courier_id = null, courier_name = null, awb = null,
    label_url = null, moved_at = null, is_cash = null, books_again = false, updated_at = now()`;

/** Queues a parcel that was called off because of its cash once more, with the same carrier; no row if it is not to be. */
export const bookAnew = (bookingId: string): Statement => ({
  name: "booking-anew",
  text: `update shop_booking b set ${askedAnew}, wanted_courier = coalesce(b.wanted_courier, b.courier_id), leased_until = null,
           reference = o.number || case when b.nth > 1 then '-P' || b.nth else '' end || '-' || (b.parcel + 1)
         from shop_order o
         where o.order_id = b.order_id and b.id = $1 and b.state = 'cancelling' and b.books_again and ${isHere}
         returning b.id`,
  values: [bookingId],
});

export type Left = {
  nth: number;
  name: string;
  awb: string;
  trackingUrl: string | null;
  /** Whether the courier collects the cash; null if that is as it has to be. */
  collects: boolean | null;
};

/** A parcel that was to be called off because of its cash and goes as it was booked; no row if it was not. */
export const leaveBooked = (bookingId: string): Statement => ({
  name: "booking-left",
  text: `update shop_booking b set state = 'booked', books_again = false, wanted_courier = null, leased_until = null,
           due_at = now(), updated_at = now()
         from shop_order o
         where o.order_id = b.order_id and b.id = $1 and b.state = 'cancelling' and b.books_again and b.awb is not null
         returning b.nth, b.courier_name as name, b.awb, b.tracking_url as "trackingUrl",
           nullif(coalesce(b.is_cash, o.payment_method = 'cod'), ${isDue}) as collects`,
  values: [bookingId],
});

/** What staff read of a parcel that went with other cash than is due. */
export const otherCash = "other_cash";

/** Forgets that, where the cash has become as the parcel has it: what was noted by mistake is undone. */
export const forgetOtherCash = (orderId: string): Statement => ({
  name: "booking-cash-right",
  text: `with righted as (
           update shop_booking b set last_error = null, updated_at = now() from shop_order o
           where o.order_id = b.order_id and b.order_id = $1 and b.last_error ->> 'code' = '${otherCash}'
             and coalesce(b.is_cash, o.payment_method = 'cod') = ${isDue}
           returning b.id
         )
         update shop_order o set shipping_failure = null
         where o.order_id = $1 and o.shipping_failure ->> 'code' = '${otherCash}' and exists (select from righted)
           and not exists (select from shop_booking b where b.order_id = $1 and b.last_error ->> 'code' = '${otherCash}'
             and b.id not in (select id from righted))`,
  values: [orderId],
});
