import type { SchemaStep } from ".";

/**
 * Whether the use of its promotions was counted for an order of the engine that the shop does not have yet. It is set in
 * the transaction that counts, so that whoever takes the order over after a crash counts what is missing, once.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw("alter table shop_order_owed add column is_counted boolean not null default false");
