import type { SchemaStep } from ".";

/** A note on an order's timeline is for the shopper to read, or the staff's own. Those of before were read by both. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw("alter table shop_order_move add column note_shown boolean not null default true");
