import type { SchemaStep } from ".";

/** Changes of carts that browsers may send more than once, each carried out once (ADR-0093). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_cart_change (
      customer_id text not null,
      -- Chosen by the browser.
      change_id text not null,
      -- What there was to say when it was carried out, as keys of messages.
      said text[] not null default '{}',
      at timestamptz not null default now(),
      primary key (customer_id, change_id)
    );
    create index shop_cart_change_age on shop_cart_change (at);
  `);
