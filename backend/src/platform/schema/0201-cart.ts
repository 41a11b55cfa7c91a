import type { SchemaStep } from ".";

/**
 * Which of the engine's carts is a shopper's open one: a row that two tabs cannot create twice, and that placing an
 * order deletes. The index makes the same variant one line, so that adding can be one statement.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_cart (
      customer_id text primary key,
      cart_id text not null unique,
      touched_at timestamptz not null default now()
    );
    create unique index shop_cart_line_once on cart_line_item (cart_id, variant_id)
      where deleted_at is null and variant_id is not null;

    create function shop_cart_done() returns trigger language plpgsql as $$
    begin
      delete from shop_cart where cart_id = new.id;
      return null;
    end $$;
    create trigger shop_cart_done after update of completed_at, deleted_at on cart for each row
      when (new.completed_at is not null or new.deleted_at is not null)
      execute function shop_cart_done();
  `);
