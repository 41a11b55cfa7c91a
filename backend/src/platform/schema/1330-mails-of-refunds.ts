import type { SchemaStep } from ".";

/**
 * News for the shopper of every refund of an order's payment, once each and with its amount, as schema 1292 has it for webhooks: the
 * payment status, on which the triggers stood, is the same after a second refund of a part. `nth` is left out of the first, whose
 * messages have the key that they always had. Whoever notes a refund holds the lock of its order. A version from before reads the
 * fields that it knows: it tells of the first refund alone.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    -- A later version may drop it with its two triggers: that locks shop_order, which running code does after shop_refund.
    create or replace function shop_refund_news() returns trigger language plpgsql as $$
    begin
      return null;
    end $$;

    create function shop_owe_news_of_refund(of_order text, back text, nth bigint, refund numeric) returns void language sql as $$
      insert into shop_outbox (topic, payload) values ('order-news', jsonb_strip_nulls(jsonb_build_object(
        'orderId', of_order, 'paymentStatus', back, 'nth', nullif(nth, 1), 'refund', refund)));
    $$;

    create function shop_news_of_each_refund() returns trigger language plpgsql as $$
    begin
      perform shop_owe_news_of_refund(a.order_id,
          case when sum(r.amount_paise) >= a.amount_paise then 'refunded' else 'partially_refunded' end,
          count(*), new.amount_paise / 100.0)
        from shop_payment_attempt a
        join shop_refund r on r.provider = a.provider and r.provider_payment_id = a.provider_payment_id
        where a.order_id = new.order_id and a.provider = new.provider and a.provider_payment_id = new.provider_payment_id
          and r.status = 'processed'
        group by a.id;
      return null;
    end $$;
    create trigger shop_news_of_each_refund after update of status on shop_refund for each row
      when (new.status = 'processed' and old.status <> 'processed')
      execute function shop_news_of_each_refund();

    create function shop_news_of_cash_refund() returns trigger language plpgsql as $$
    begin
      perform shop_owe_news_of_refund(o.order_id,
          case when sum(f.amount) >= o.total then 'refunded' else 'partially_refunded' end, count(*), new.amount)
        from shop_order o join shop_cash_refund f on f.order_id = o.order_id
        where o.order_id = new.order_id group by o.order_id;
      return null;
    end $$;
    create trigger shop_news_of_cash_refund after insert on shop_cash_refund for each row
      execute function shop_news_of_cash_refund();
  `);
