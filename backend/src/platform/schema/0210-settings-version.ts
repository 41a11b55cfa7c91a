import type { SchemaStep } from ".";

/**
 * Settings count how often they were saved, so that of two concurrent edits by staff the second gets a conflict; and
 * an order keeps the return window from when it was placed, whatever the settings are at its delivery.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_setting add column version integer not null default 1;

    create function shop_return_days() returns integer language sql stable as $$
      select coalesce((select (value -> 'returns' ->> 'windowDays')::integer from shop_setting where key = 'shipping'), 7)
    $$;
    alter table shop_order add column return_days integer not null default shop_return_days();
  `);
