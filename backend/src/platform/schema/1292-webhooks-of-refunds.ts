import type { SchemaStep } from ".";

/**
 * News of every refund of an order's payment, once each: the order's payment status, on which the trigger stood, does not change with
 * a second refund of a part, nor with one while another is under way. Whoever notes a refund holds the lock of its order.
 * A second payment of one order, which goes back, is none of its own.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    -- A later version may drop it with its trigger: that locks shop_order, which running code does after shop_refund.
    create or replace function shop_webhook_of_refund() returns trigger language plpgsql as $$
    begin
      return null;
    end $$;

    create function shop_webhook_of_each_refund() returns trigger language plpgsql as $$
    declare back text;
    begin
      select case when sum(r.amount_paise) >= a.amount_paise then 'refunded' else 'partially_refunded' end into back
        from shop_payment_attempt a
        join shop_refund r on r.provider = a.provider and r.provider_payment_id = a.provider_payment_id
        where a.order_id = new.order_id and a.provider = new.provider and a.provider_payment_id = new.provider_payment_id
          and r.status = 'processed'
        group by a.id;
      if back is not null then perform shop_owe_webhooks('order.refunded', new.order_id, back); end if;
      return null;
    end $$;
    create trigger shop_webhook_of_each_refund after update of status on shop_refund for each row
      when (new.status = 'processed' and old.status <> 'processed')
      execute function shop_webhook_of_each_refund();

    create function shop_webhook_of_cash_refund() returns trigger language plpgsql as $$
    begin
      perform shop_owe_webhooks('order.refunded', o.order_id,
          case when sum(f.amount) >= o.total then 'refunded' else 'partially_refunded' end)
        from shop_order o join shop_cash_refund f on f.order_id = o.order_id
        where o.order_id = new.order_id group by o.order_id;
      return null;
    end $$;
    create trigger shop_webhook_of_cash_refund after insert on shop_cash_refund for each row
      execute function shop_webhook_of_cash_refund();
  `);
