import type { SchemaStep } from ".";

/**
 * From when on the records are kept (ADR-0105). Movements are written with every parcel and in the order of their time: an
 * index of their ranges has a few pages for millions of them.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create function shop_records_end() returns timestamptz language sql stable as $$
      select now() - make_interval(years => greatest(8,
        (select (value ->> 'keepYears')::integer from shop_setting where key = 'records')))
    $$;
    create index stock_movement_at on stock_movement using brin (at);
  `);
