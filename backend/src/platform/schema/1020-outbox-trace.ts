import type { SchemaStep } from ".";

/** The trace in which a message was written, for a shop that sends traces (ADR-0102): its delivery belongs to it. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(
    "alter table shop_outbox add column trace text default nullif(current_setting('shop.trace', true), '')",
  );
