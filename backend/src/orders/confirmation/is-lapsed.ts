/**
 * Orders of `o` and `c` whose code was not given in time, by the database's clock. One whose code has reached nobody,
 * as the mails were stuck, is no fault of the shopper and stays with staff.
 */
export const isLapsed = `o.status = 'pending' and c.lapses_at <= now()
  and exists (select from shop_message m where m.order_id = o.order_id and m.kind like 'code-%' and m.sent_at is not null)`;
