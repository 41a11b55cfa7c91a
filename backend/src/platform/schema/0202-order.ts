import type { SchemaStep } from ".";

/**
 * Our copy of an order beside the engine's: its number, its status, and frozen data of its items, so that a list
 * costs one index scan and later changes of a product change no order.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create extension if not exists pg_trgm;
    create sequence shop_order_number start 1;

    create table shop_order (
      order_id text primary key,
      number text not null unique,
      customer_id text not null,
      cart_id text unique,
      status text not null,
      payment_status text not null,
      payment_method text not null,
      provider_order_id text unique,
      subtotal numeric(12,2) not null,
      shipping_charge numeric(12,2) not null,
      cod_fee numeric(12,2) not null,
      total numeric(12,2) not null,
      -- OrderItem of the contract, with the engine's line and variant and the parcel's figures.
      lines jsonb not null,
      address jsonb not null,
      customer jsonb not null,
      pincode text not null,
      notes text,
      cancellation_reason text,
      courier jsonb,
      shipping_failure jsonb,
      expected_from date,
      expected_to date,
      return_by timestamptz,
      -- What the request asked for, so that a second click finds the order of the first.
      request_hash text,
      search text not null,
      placed_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint shop_order_adds_up check (total = subtotal + shipping_charge + cod_fee)
    );
    create index shop_order_of_customer on shop_order (customer_id, placed_at desc, order_id desc);
    create index shop_order_placed on shop_order (placed_at desc, order_id desc);
    create index shop_order_status on shop_order (status, placed_at desc);
    create index shop_order_failed on shop_order (placed_at desc) where shipping_failure is not null;
    create index shop_order_search on shop_order using gin (search gin_trgm_ops);

    create table shop_order_move (
      id bigint generated always as identity primary key,
      order_id text not null references shop_order (order_id),
      from_status text,
      to_status text not null,
      by text not null check (by in ('shopper', 'admin', 'courier', 'system')),
      by_id text,
      at timestamptz not null default now(),
      note text
    );
    create index shop_order_move_order on shop_order_move (order_id, id);

    -- An answer that a client may ask for again for a day (Idempotency-Key).
    create table shop_idempotency (
      customer_id text not null,
      key text not null,
      request_hash text not null,
      order_id text not null,
      at timestamptz not null default now(),
      primary key (customer_id, key)
    );
    create index shop_idempotency_age on shop_idempotency (at);

    -- What must be told to others after a commit: written in the transaction that makes it true, then worked off.
    create table shop_outbox (
      id bigint generated always as identity primary key,
      topic text not null,
      -- At most one message of this key is ever sent.
      key text unique,
      payload jsonb not null,
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      done_at timestamptz
    );
    create index shop_outbox_due on shop_outbox (due_at) where done_at is null;

    create table shop_setting (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    );
  `);
