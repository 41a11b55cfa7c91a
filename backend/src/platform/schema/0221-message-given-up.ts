import type { SchemaStep } from ".";

/** A message that can never be delivered, or was not for days, is given up and marked as such. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_message
      add column first_tried_at timestamptz not null default now(),
      add column given_up_at timestamptz;
  `);
