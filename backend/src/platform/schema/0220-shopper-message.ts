import type { SchemaStep } from ".";

/**
 * Messages to shoppers (ADR-0012): every status transition of an order, and its refund, puts a news entry into the
 * outbox, whatever code makes it; and each resulting message has one row, so that it is sent once.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_message (
      -- Channel, kind and order, such as 'mail placed order_01J…'.
      key text primary key,
      order_id text not null references shop_order (order_id),
      channel text not null,
      kind text not null,
      -- Whoever sends it says so, so that two processes at once don't.
      sending_until timestamptz not null,
      tries integer not null default 1,
      sent_at timestamptz
    );
    create index shop_message_order on shop_message (order_id);

    create function shop_move_news() returns trigger language plpgsql as $$
    begin
      insert into shop_outbox (topic, payload) values ('order-news',
        jsonb_build_object('orderId', new.order_id, 'from', new.from_status, 'to', new.to_status));
      return null;
    end $$;
    create trigger shop_move_news after insert on shop_order_move
      for each row execute function shop_move_news();

    create function shop_refund_news() returns trigger language plpgsql as $$
    begin
      insert into shop_outbox (topic, payload) values ('order-news',
        jsonb_build_object('orderId', new.order_id, 'paymentStatus', new.payment_status));
      return null;
    end $$;
    create trigger shop_refund_news after update of payment_status on shop_order for each row
      when (new.payment_status = 'refunded' and old.payment_status <> 'refunded')
      execute function shop_refund_news();
  `);
