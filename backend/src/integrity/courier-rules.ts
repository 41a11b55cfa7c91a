import type { AuditRule } from "./rules";

export const courierRules: AuditRule[] = [
  {
    name: "no parcel of a cancelled order is left with the courier",
    text: `select 'order ' || o.number || ': its parcel is ' || b.state as fault
           from shop_booking b join shop_order o using (order_id)
           where o.status = 'cancelled' and b.state in ('waiting', 'booked', 'failed')`,
  },
  {
    name: "an order carries the number that its first parcel was booked under, and no other order does",
    text: `select 'order ' || o.number || ': ' || coalesce(o.courier ->> 'awb', 'none') || ' but ' || b.awb as fault
           from shop_booking b join shop_order o using (order_id)
           where b.nth = 1 and b.state = 'booked' and o.courier ->> 'awb' is distinct from b.awb
           union all
           select 'number ' || awb || ' on ' || count(*) || ' orders' from shop_booking
           where state = 'booked' group by awb having count(*) > 1`,
  },
  {
    name: "an order whose booking failed is on the list of those that need staff",
    text: `select 'order ' || o.number as fault from shop_booking b join shop_order o using (order_id)
           where b.state = 'failed' and o.status in ('confirmed', 'packed') and o.shipping_failure is null`,
  },
  {
    name: "a booked parcel that is still here collects the cash if it is due, or staff know why not",
    text: `select 'order ' || o.number || ': ' || o.payment_status as fault from shop_booking b join shop_order o using (order_id)
           where b.state = 'booked' and o.status in ('confirmed', 'packed') and b.last_error is null
             and b.is_cash <> (o.payment_method = 'cod' and o.payment_status = 'cod_due')`,
  },
  {
    name: "no booking and no report of a courier waits unattended for longer than five minutes",
    text: `select 'order ' || o.number || ' is ' || b.state as fault from shop_booking b join shop_order o using (order_id)
           where b.due_at < now() - interval '5 minutes'
             and coalesce(b.leased_until, b.due_at) < now() - interval '5 minutes'
           union all
           select 'report ' || id || ': ' || coalesce(last_error, 'never tried') from shop_courier_inbox
           where done_at is null and received_at < now() - interval '5 minutes'`,
  },
];
