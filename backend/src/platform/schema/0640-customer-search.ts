import type { SchemaStep } from ".";

/**
 * What staff's search of customers compares, kept beside the engine's columns by the database itself (ADR-0058): as an
 * expression it was computed anew for each row that an index had found, and for all where it was too short for one.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table customer add column shop_sought text generated always as (shop_search_text(
      coalesce(first_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
    drop index shop_customer_search;
    drop index shop_customer_by_day;
    create index shop_customer_search on customer using gin (shop_sought gin_trgm_ops)
      where has_account and deleted_at is null;
    create index shop_customer_by_day on customer (created_at, id) include (shop_sought)
      where has_account and deleted_at is null;

    -- An index alone says which rows are visible only after a vacuum.
    alter table customer set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
  `);
