import type { AuditRule } from "./rules";

/** Orders placed before the shop sent e-mails have none. */
const begun = "(select migration_time from shop_schema where name = '0220-shopper-message')";

export const messageRules: AuditRule[] = [
  {
    name: "each order that came about is told to its shopper in one mail, sent, on its way or given up",
    text: `select 'order ' || o.number as fault from shop_order o join customer c on c.id = o.customer_id
           where o.placed_at > ${begun} and o.placed_at < now() - interval '5 minutes'
             and coalesce(c.metadata -> 'is_demo', 'false') <> 'true'
             and exists (select from shop_order_move m where m.order_id = o.order_id and m.to_status in ('pending', 'confirmed'))
             and not exists (select from shop_message s where s.key = 'mail placed ' || o.order_id and coalesce(s.sent_at, s.given_up_at) is not null)
             and not exists (select from shop_outbox b where b.done_at is null and b.payload ->> 'orderId' = o.order_id)`,
  },
  {
    name: "no code is kept once its message is out",
    text: `select 'message ' || id as fault from shop_outbox
           where done_at is not null and payload ? 'secret'`,
  },
];
