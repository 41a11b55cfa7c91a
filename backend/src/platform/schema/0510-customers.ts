import type { SchemaStep } from ".";

/**
 * Customers for the staff: their list and its search read narrow indexes (ADR-0050); a note of the staff; and whom the
 * shop takes no cash from, by account or phone (ADR-0055).
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_customer_by_day on customer (created_at, id) where has_account and deleted_at is null;
    create index shop_customer_search on customer using gin (shop_search_text(
        coalesce(first_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops)
      where has_account and deleted_at is null;

    create table shop_customer_note (
      customer_id text primary key,
      note text not null,
      -- Grows with each change, and is never used again for the same person.
      version bigint not null default 1,
      by_name text not null,
      changed_at timestamptz not null default now()
    );

    -- A key of cash_keys: no cash from this account or phone, whatever its history.
    create table shop_cash_block (
      key text primary key,
      at timestamptz not null default now(),
      by_id text not null,
      reason text not null
    );
  `);
