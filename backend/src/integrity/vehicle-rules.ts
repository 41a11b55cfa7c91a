import { vehicleOption } from "../platform/engine/provider-names";
import type { AuditRule } from "./rules";

export const vehicleRules: AuditRule[] = [
  {
    name: "a slot of the shop's own vehicle counts exactly the orders that hold it",
    text: `select coalesce(s.day, t.day) || ' ' || coalesce(s.starts, t.starts) || ': ' || coalesce(s.held, 0)
             || ' held, ' || coalesce(t.orders, 0) || ' orders' as fault
           from (select * from shop_vehicle_slot where day >= (now() at time zone 'Asia/Kolkata')::date) s
           full join (
             select day, starts, count(*)::integer as orders from shop_vehicle_trip
             where is_held and day >= (now() at time zone 'Asia/Kolkata')::date group by day, starts
           ) t on t.day = s.day and t.starts = s.starts
           where coalesce(s.held, 0) <> coalesce(t.orders, 0)`,
  },
  {
    name: "an order that the shop's own vehicle brings has a slot, and holds it unless it is cancelled",
    text: `select 'order ' || o.number || ' (' || o.status || ')' as fault
           from shop_order o left join shop_vehicle_trip t using (order_id)
           where (o.delivery_method = 'vehicle') <> (t.order_id is not null)
             or (t.order_id is not null and t.is_held <> (o.status <> 'cancelled'))`,
  },
  {
    name: "an order that the shop's own vehicle brings has no fee, and the engine's option of that name",
    text: `select 'order ' || o.number || ': ' || o.cod_fee || ', ' || coalesce(string_agg(s.name, ', '), 'no option') as fault
           from shop_order o
           left join order_shipping l on l.order_id = o.order_id and l.deleted_at is null
           left join order_shipping_method m on m.id = l.shipping_method_id and m.deleted_at is null
           left join shipping_option s on s.id = m.shipping_option_id
           where o.delivery_method = 'vehicle' group by o.order_id
           having o.cod_fee <> 0 or coalesce(bool_or(s.name <> $1), true)`,
    values: [vehicleOption.name],
  },
  {
    name: "no courier has anything to do with an order that the shop's own vehicle brings",
    text: `select 'order ' || o.number || ': ' || m.to_status || ' by ' || m.by as fault
           from shop_order_move m join shop_order o using (order_id)
           where o.delivery_method = 'vehicle' and (m.by = 'courier' or m.to_status in ('shipped', 'rto_in_transit'))
           union all
           select 'order ' || o.number || ' is booked' from shop_booking b join shop_order o using (order_id)
           where o.delivery_method = 'vehicle'`,
  },
  {
    name: "what was handed over at the door was handed over by staff, who said against what, and was paid",
    text: `select 'order ' || o.number as fault
           from shop_order_move m join shop_order o using (order_id)
           where o.delivery_method = 'vehicle' and m.to_status = 'delivered'
             and (m.by <> 'admin' or coalesce(m.note, '') = ''
               or (o.payment_method = 'cod' and not exists (select from shop_cash_receipt c where c.order_id = o.order_id)))`,
  },
];
