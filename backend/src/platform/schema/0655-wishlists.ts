import type { SchemaStep } from ".";

/** What shoppers with an account put on their wishlists, and the links by which some share them (ADR-0064). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_wish (
      customer_id text not null,
      product_id text not null,
      wished_at timestamptz not null,
      primary key (customer_id, product_id)
    );
    -- Only of those who share theirs at the moment.
    create table shop_wishlist_link (
      customer_id text primary key,
      token text not null unique
    );
  `);
