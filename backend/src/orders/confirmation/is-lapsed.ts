/**
 * Orders of `o` and `c` whose code was not entered in time, by the database's clock. An order whose code was never
 * delivered because sending failed is excluded: it is left to staff.
 */
export const isLapsed = `o.status = 'pending' and c.lapses_at <= now()
  and exists (select from shop_message m where m.order_id = o.order_id and m.kind like 'code-%' and m.sent_at is not null)`;
