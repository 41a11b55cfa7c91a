import type { SchemaStep } from ".";

/**
 * Settings count the times they were saved, so that of two staff who edit them at once the second is told; and an order
 * keeps the return window that was promised when it was placed, whatever the settings say when it is delivered.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_setting add column version integer not null default 1;

    create function shop_return_days() returns integer language sql stable as $$
      select coalesce((select (value -> 'returns' ->> 'windowDays')::integer from shop_setting where key = 'shipping'), 7)
    $$;
    alter table shop_order add column return_days integer not null default shop_return_days();
  `);
