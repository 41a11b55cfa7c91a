import type { SchemaStep } from ".";

/**
 * Webhooks to the programs of others (ADR-0098). What happens to orders, stock and products is written down by the
 * database itself, in the transaction in which it happens and whatever code does it, once for each address that wants to
 * hear of it. A shop without such addresses writes nothing.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_webhook (
      id text primary key,
      url text not null,
      events text[] not null check (cardinality(events) > 0),
      sealed_secret text not null,
      -- The secret before, which signs too until that moment.
      sealed_old_secret text,
      old_secret_until timestamptz,
      -- What its mails to the owners are written in.
      language text not null,
      created_at timestamptz not null default now(),
      last_ok_at timestamptz,
      -- Since when nothing is sent: switched off by an owner, or by the shop after three days without an answer.
      off_at timestamptz,
      off_by_shop boolean not null default false
    );

    -- Which of two pieces of news about one thing is the later one.
    create sequence shop_webhook_version;

    create table shop_webhook_delivery (
      id bigint generated always as identity primary key,
      webhook_id text not null references shop_webhook (id) on delete cascade,
      -- The same for every address and every try.
      message_id text not null,
      type text not null,
      object_id text not null,
      state text,
      version bigint not null,
      at timestamptz not null default now(),
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      last_at timestamptz,
      last_status integer,
      last_ms integer,
      last_error text,
      -- Sent once more by staff: its three days begin anew.
      resent_at timestamptz,
      done_at timestamptz,
      given_up_at timestamptz
    );
    create index shop_webhook_delivery_due on shop_webhook_delivery (webhook_id, due_at, id)
      where done_at is null and given_up_at is null;
    create index shop_webhook_delivery_log on shop_webhook_delivery (webhook_id, id desc);
    create index shop_webhook_delivery_at on shop_webhook_delivery (at);

    create function shop_owe_webhooks(news text, object text, object_state text) returns void language plpgsql as $$
    begin
      if not exists (select from shop_webhook where off_at is null and news = any (events)) then return; end if;
      insert into shop_webhook_delivery (webhook_id, message_id, type, object_id, state, version)
        select w.id, m.id, news, object, object_state, m.version
        from (select 'msg_' || replace(gen_random_uuid()::text, '-', '') as id,
                nextval('shop_webhook_version') as version) m, shop_webhook w
        where w.off_at is null and news = any (w.events);
    end $$;

    -- An order that waits for its payment is none yet, and one that was never paid never was.
    create function shop_webhook_of_move() returns trigger language plpgsql as $$
    begin
      if new.to_status = 'pending' or (new.to_status = 'confirmed' and new.from_status is distinct from 'pending') then
        perform shop_owe_webhooks('order.placed', new.order_id, new.to_status);
      elsif new.to_status <> 'pending_payment' and new.from_status is distinct from 'pending_payment' then
        perform shop_owe_webhooks('order.changed', new.order_id, new.to_status);
      end if;
      return null;
    end $$;
    create trigger shop_webhook_of_move after insert on shop_order_move
      for each row execute function shop_webhook_of_move();

    create function shop_webhook_of_refund() returns trigger language plpgsql as $$
    begin
      perform shop_owe_webhooks('order.refunded', new.order_id, new.payment_status);
      return null;
    end $$;
    create trigger shop_webhook_of_refund after update of payment_status on shop_order for each row
      when (new.payment_status in ('refunded', 'partially_refunded')
        and old.payment_status is distinct from new.payment_status)
      execute function shop_webhook_of_refund();

    -- On the rows that the API reads: whoever asks back at once finds what the news is about.
    create function shop_webhook_of_product() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform shop_owe_webhooks('product.created', new.product_id,
          case when new.published then 'published' else 'hidden' end);
      elsif exists (select from product where id = new.product_id and deleted_at is null) then
        perform shop_owe_webhooks('product.changed', new.product_id,
          case when new.published then 'published' else 'hidden' end);
      end if;
      return null;
    end $$;
    create trigger shop_webhook_of_new_product after insert on catalog_product
      for each row execute function shop_webhook_of_product();
    -- A newer version of the shop that writes all rows anew changes no product.
    create trigger shop_webhook_of_product after update of fingerprint, published on catalog_product for each row
      when (old.published <> new.published
        or (old.fingerprint <> new.fingerprint and old.fingerprint <> '' and old.rendered_by = new.rendered_by))
      execute function shop_webhook_of_product();

    create function shop_webhook_of_deleted_product() returns trigger language plpgsql as $$
    begin
      perform shop_owe_webhooks('product.deleted', old.id, null);
      return null;
    end $$;
    create trigger shop_webhook_of_deleted_product after update of deleted_at on product for each row
      when (old.deleted_at is null and new.deleted_at is not null)
      execute function shop_webhook_of_deleted_product();

    create function shop_webhook_of_stock() returns trigger language plpgsql as $$
    begin
      perform shop_owe_webhooks('stock.changed', new.product_id,
        case when new.in_stock then 'in_stock' else 'sold_out' end);
      if old.in_stock and not new.in_stock then
        perform shop_owe_webhooks('stock.sold_out', new.product_id, 'sold_out');
      end if;
      return null;
    end $$;
    create trigger shop_webhook_of_stock after update of stock on catalog_product for each row
      when (old.stock <> new.stock) execute function shop_webhook_of_stock();
  `);
