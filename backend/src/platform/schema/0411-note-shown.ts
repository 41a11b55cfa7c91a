import type { SchemaStep } from ".";

/** A note on an order's timeline is visible to the shopper, or internal. Existing notes were visible to both. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw("alter table shop_order_move add column note_shown boolean not null default true");
