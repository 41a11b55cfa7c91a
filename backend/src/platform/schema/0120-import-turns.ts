import type { SchemaStep } from ".";

/**
 * How far a product file has come that did not fit into one request: the rows that are done, so that the file sent
 * again goes on behind them, whatever the shop has sold of them meanwhile.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table product_import_turn (
      print text primary key,
      done integer[] not null,
      at timestamptz not null default now()
    );
    create index product_import_turn_at on product_import_turn (at);`);
