import type { SchemaStep } from ".";

/**
 * The code by which a shopper confirms a first large cash order (ADR-0013), stored only as a hash. A row means that
 * the order requires one; the order's status tells whether it still waits.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_order_confirmation (
      order_id text primary key references shop_order (order_id),
      code_hash bytea not null,
      expires_at timestamptz not null,
      tries_left integer not null,
      -- The how-manieth code of this order it is: a message that carries an earlier one is let go.
      nth integer not null default 1,
      last_sent_at timestamptz not null default now(),
      -- Codes that were asked for again, and since when they are counted.
      sent_again integer not null default 0,
      counted_since timestamptz not null default now()
    )`);
