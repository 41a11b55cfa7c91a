import { onTheRoad } from "../contract/order-states";
import { isUncollected } from "../order-lifecycle/pickup/is-uncollected";
import { pickupOption } from "../platform/engine/provider-names";
import type { AuditRule } from "./rules";

export const pickupRules: AuditRule[] = [
  {
    name: "an order that is picked up costs nothing besides its goods, in the engine's option of that name",
    text: `select 'order ' || o.number || ': ' || o.shipping_charge || ' and ' || o.cod_fee || ', '
             || coalesce(string_agg(s.name, ', '), 'no option') as fault
           from shop_order o
           left join order_shipping l on l.order_id = o.order_id and l.deleted_at is null
           left join order_shipping_method m on m.id = l.shipping_method_id and m.deleted_at is null
           left join shipping_option s on s.id = m.shipping_option_id
           where o.delivery_method = 'pickup' group by o.order_id
           having o.shipping_charge <> 0 or o.cod_fee <> 0 or coalesce(bool_or(s.name <> $1), true)`,
    values: [pickupOption.name],
  },
  {
    name: "no courier has anything to do with an order that is picked up",
    text: `select 'order ' || o.number || ': ' || m.to_status as fault
           from shop_order_move m join shop_order o using (order_id)
           where o.delivery_method = 'pickup' and m.to_status = any ($1)
           union all
           select 'order ' || o.number || ' is booked' from shop_booking b join shop_order o using (order_id)
           where o.delivery_method = 'pickup'`,
    values: [onTheRoad],
  },
  {
    name: "an order that is ready is kept for a time, and one that a courier brings is not",
    text: `select 'order ' || o.number || ' (' || o.status || ')' as fault
           from shop_order o left join shop_pickup p using (order_id)
           where (o.delivery_method = 'pickup') <> (p.order_id is not null)
             or (o.delivery_method = 'pickup' and o.status in ('packed', 'delivered') and p.keep_until is null)`,
  },
  {
    name: "what was handed over at the counter was handed over by staff, who said against what, and was paid",
    text: `select 'order ' || o.number as fault
           from shop_order_move m join shop_order o using (order_id)
           where o.delivery_method = 'pickup' and m.to_status = 'delivered'
             and (m.by <> 'admin' or coalesce(m.note, '') = ''
               or (o.payment_method = 'cod' and not exists (select from shop_cash_receipt c where c.order_id = o.order_id)))`,
  },
  {
    name: "an order that nobody picked up is cancelled within the hour",
    text: `select 'order ' || o.number || ': until ' || p.keep_until as fault
           from shop_order o join shop_pickup p using (order_id)
           where ${isUncollected} and p.keep_until < now() - interval '1 hour'`,
  },
];
