import type { AuditRule } from "./rules";

/** Paid attempts, with the amounts that are being or were refunded, in paise. */
const paid = `(select a.*, o.number, o.status, o.payment_status, o.total,
    coalesce((select sum(r.amount_paise) from shop_refund r where r.provider = a.provider
      and r.provider_payment_id = a.provider_payment_id), 0) as asked_back,
    coalesce((select sum(r.amount_paise) from shop_refund r where r.provider = a.provider
      and r.provider_payment_id = a.provider_payment_id
      and r.status = 'processed'), 0) as gone_back
  from shop_payment_attempt a join shop_order o using (order_id) where a.provider_payment_id is not null)`;

export const paymentRules: AuditRule[] = [
  {
    name: "each captured payment has one order, or goes back whole",
    text: `select 'order ' || number || ' (' || status || ', ' || state || '): ' || asked_back || ' of ' || amount_paise || ' go back' as fault
           from ${paid} p
           where asked_back > amount_paise
             or (status in ('cancelled', 'rto_received', 'pending_payment') and asked_back <> amount_paise)
             or (state = 'ordered') <> (asked_back < amount_paise)
             or (state = 'refunded') <> (gone_back = amount_paise)`,
  },
  {
    name: "the paise captured are the total of the order, here and in the engine",
    text: `select 'order ' || p.number || ': ' || p.amount_paise || ' paise of ' || p.total || ', engine ' || coalesce(e.captured, 0) as fault
           from ${paid} p
           left join lateral (select sum(k.amount) as captured from order_payment_collection c
             join payment y on y.payment_collection_id = c.payment_collection_id and y.deleted_at is null
             join capture k on k.payment_id = y.id and k.deleted_at is null
             where c.order_id = p.order_id and c.deleted_at is null) e on true
           where p.amount_paise <> p.total * 100 or e.captured is distinct from p.total`,
  },
  {
    name: "what went back stands in the order and in the engine",
    text: `select 'order ' || p.number || ' (' || p.payment_status || '): ' || p.gone_back || ' paise, engine ' || coalesce(e.refunded, 0) as fault
           from ${paid} p
           left join lateral (select sum(f.amount) as refunded from order_payment_collection c
             join payment y on y.payment_collection_id = c.payment_collection_id and y.deleted_at is null
             join refund f on f.payment_id = y.id and f.deleted_at is null
             where c.order_id = p.order_id and c.deleted_at is null) e on true
           where p.gone_back <> coalesce(e.refunded, 0) * 100
             or p.payment_status <> case when p.gone_back = p.amount_paise then 'refunded'
               when p.asked_back > p.gone_back then 'refund_pending'
               when p.gone_back > 0 then 'partially_refunded' else 'paid' end`,
  },
  {
    name: "no order waits for its payment longer than five minutes past its time",
    text: `select 'order ' || o.number as fault from shop_order o left join shop_payment_attempt a using (order_id)
           where o.status = 'pending_payment' and (a.id is null or a.expires_at < now() - interval '5 minutes')`,
  },
  {
    name: "a cart has at most one living order, and an order one order at its provider",
    text: `select 'cart ' || cart_id as fault from shop_order where status <> 'cancelled' and cart_id is not null
           group by cart_id having count(*) > 1
           union all
           select 'order ' || o.number from shop_order o left join shop_payment_attempt a using (order_id)
           where (o.payment_method = 'online') <> (a.id is not null) or o.provider_order_id is distinct from a.provider_order_id`,
  },
  {
    name: "each webhook that was acknowledged is worked off within five minutes",
    text: `select event || ' ' || event_id || ': ' || coalesce(last_error, 'never tried') as fault from shop_payment_inbox
           where processed_at is null and received_at < now() - interval '5 minutes'`,
  },
];
