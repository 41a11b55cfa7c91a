import type { SchemaStep } from ".";

/** What was searched for and found nothing, by day in India; who searched is not stored. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_search_miss (
      day date not null,
      words text not null,
      times integer not null,
      primary key (day, words)
    )`);
