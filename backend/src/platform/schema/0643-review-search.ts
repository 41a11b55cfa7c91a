import type { SchemaStep } from ".";

/**
 * What staff's search of reviews compares, kept by the database itself (ADR-0061): as an expression it was computed anew
 * for each row that the index had found. A text may be longer than a btree takes, so that it is in no index but this.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table review add column shop_sought text
      generated always as (shop_search_text(user_name || E'\\n' || message)) stored;
    drop index review_search;
    create index review_search on review using gin (shop_sought gin_trgm_ops) where deleted_at is null;
  `);
