import type { SchemaStep } from ".";

/** What was done to this database: which schema it has, which seeds it was given. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_stamp (
      key text primary key,
      value text not null,
      at timestamptz not null default now()
    )`);
