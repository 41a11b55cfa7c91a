import type { SchemaStep } from ".";

/**
 * What a shop must know after its database was restored from a backup (ADR-0028): its own name at services that it
 * may share with another shop, that it was restored, which numbers it skipped, and payments whose orders are lost.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    -- One row, made by chance; it goes with the database into its backups.
    create table shop_mark (
      mark uuid not null default gen_random_uuid(),
      only_row boolean primary key default true check (only_row)
    );
    insert into shop_mark default values;

    create table shop_restore (
      id bigint generated always as identity primary key,
      backup_at timestamptz not null,
      restored_at timestamptz not null default now(),
      -- When what others knew meanwhile had been taken in; the shop does not open before.
      done_at timestamptz
    );

    create table shop_skipped_number (
      id bigint generated always as identity primary key,
      series text not null check (series in ('order', 'SB', 'CN')),
      -- The financial year of an invoice or credit note; order numbers go through.
      year text check ((year is null) = (series = 'order')),
      first_serial integer not null,
      last_serial integer not null check (last_serial >= first_serial),
      reason text not null,
      at timestamptz not null default now()
    );

    create table shop_lost_payment (
      razorpay_payment_id text primary key,
      razorpay_order_id text not null,
      attempt_id text,
      order_number text,
      amount_paise integer not null,
      razorpay_refund_id text,
      last_error text,
      found_at timestamptz not null default now(),
      refunded_at timestamptz
    );
  `);
