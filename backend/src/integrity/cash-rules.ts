import { accountNeeded } from "../accounts/refund-account-needed";
import type { AuditRule } from "./rules";

/**
 * Cash orders with their cash: received, owed and refunded, in our tables and in the engine; rupees. `offset 0` keeps the
 * payments a look-up for each order: PostgreSQL, which has no figures of a young shop's tables, would join all payments with all
 * orders otherwise, seconds for a hundred orders.
 */
const cash = `(select o.order_id, o.number, o.status, o.payment_status, o.total,
    coalesce(r.receipts, 0) as receipts, case when r.receipts > 0 then o.total else 0 end as received,
    coalesce(w.amount, 0) as owed, coalesce(f.given, 0) as given, b.refund as return_refund,
    coalesce((select sum(k.amount) from capture k where k.payment_id = e.payment_id and k.deleted_at is null), 0) as captured,
    coalesce((select sum(x.amount) from refund x where x.payment_id = e.payment_id and x.deleted_at is null), 0) as refunded,
    coalesce(t.balance, 0) as balance,
    (s.totals ->> 'transaction_total')::numeric as engine_total
  from shop_order o
  left join (select order_id, count(*) as receipts from shop_cash_receipt where taken_back_at is null group by 1) r using (order_id)
  left join shop_cash_owed w using (order_id)
  left join (select order_id, sum(amount) as given from shop_cash_refund group by 1) f using (order_id)
  left join shop_return b using (order_id)
  left join lateral (select p.id as payment_id
    from order_payment_collection c
    join payment p on p.payment_collection_id = c.payment_collection_id and p.deleted_at is null
    where c.order_id = o.order_id and c.deleted_at is null offset 0) e on true
  left join (select order_id, sum(amount) as balance from order_transaction where deleted_at is null group by 1) t
    on t.order_id = o.order_id
  left join lateral (select totals from order_summary m where m.order_id = o.order_id and m.deleted_at is null
    order by version desc limit 1) s on true
  where o.payment_method = 'cod')`;

export const cashRules: AuditRule[] = [
  {
    name: "the cash that was noted is what the engine captured, what was given back is what it refunded, and its balance is the rest",
    text: `select 'order ' || number || ': noted ' || received || ', captured ' || captured || ', given back ' || given
             || ', refunded ' || refunded || ', balance ' || balance || ' and ' || coalesce(engine_total, 0) as fault
           from ${cash} c
           where captured <> received or refunded <> given or receipts > 1 or balance <> captured - refunded
             or coalesce(engine_total, 0) <> balance`,
  },
  {
    name: "all cash of an order that is over is owed back, of one that came back what came back, and of others nothing",
    text: `select 'order ' || number || ' (' || status || '): owed ' || owed || ' of ' || received as fault
           from ${cash} c
           where given > owed or (given > 0 and receipts = 0) or owed <> case
               when status in ('cancelled', 'rto_received') then received
               when status = 'return_received' and payment_status <> 'cancelled' then coalesce(return_refund, -1)
               else 0 end`,
  },
  {
    name: "the payment of a cash order stands where its cash is",
    text: `select 'order ' || number || ' (' || status || '): ' || payment_status as fault
           from ${cash} c
           where payment_status <> case
             when receipts = 0 and (status in ('cancelled', 'rto_received')
               or (status = 'return_received' and owed = 0 and (total = 0 or coalesce(return_refund, 1) > 0))) then 'cancelled'
             when receipts = 0 then 'cod_due'
             when owed = 0 then 'paid'
             when given < owed then 'refund_pending'
             when owed < total then 'partially_refunded' else 'refunded' end`,
  },
  {
    name: "where a shopper's money shall go is kept only while some may go back, or for a month after",
    text: `select 'order ' || o.number || ' (' || o.status || ')' as fault
           from shop_refund_account a join shop_order o using (order_id)
           where o.payment_method <> 'cod' or (not ${accountNeeded} and o.updated_at < now() - interval '32 days')`,
  },
];
