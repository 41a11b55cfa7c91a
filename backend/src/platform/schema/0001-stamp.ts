import type { SchemaStep } from ".";

/** What this database contains: its schema version and its seeds. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_stamp (
      key text primary key,
      value text not null,
      at timestamptz not null default now()
    )`);
