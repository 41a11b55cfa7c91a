import type { SchemaStep } from ".";

/**
 * Parcels and the courier service. A booking is written in the transaction that confirms its order and processed
 * afterwards, like the outbox: one row per order, so one parcel, however often it is requested.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_booking (
      order_id text primary key references shop_order (order_id),
      -- What the courier service knows the parcel by: the order's number, with a count from the second parcel on.
      reference text not null unique,
      parcel integer not null default 1,
      state text not null check (state in ('waiting', 'booked', 'failed', 'cancelling', 'cancelled')),
      -- The carrier that staff chose, by the courier service's number.
      wanted_courier integer,
      -- The courier service's own ids, kept as soon as they are known.
      service_order_id text,
      shipment_id text,
      courier_id integer,
      courier_name text,
      awb text,
      label_url text,
      attempts integer not null default 0,
      last_error jsonb,
      -- When it is worked on next: booked, called off, or asked after. Null: never again.
      due_at timestamptz,
      -- Whoever works on it has it until then.
      leased_until timestamptz,
      -- The moment of the latest scan that moved the order: an older one moves nothing.
      moved_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index shop_booking_due on shop_booking (due_at) where due_at is not null;
    create index shop_booking_awb on shop_booking (awb) where awb is not null;

    -- What the courier reported of a parcel, each scan once.
    create table shop_parcel_scan (
      id bigint generated always as identity primary key,
      order_id text not null references shop_order (order_id),
      awb text not null,
      at timestamptz not null,
      status text not null,
      location text not null default '',
      note text not null default '',
      unique (order_id, awb, at, status, location)
    );

    -- Reports as they came in, committed before the sender hears 200.
    create table shop_courier_inbox (
      id bigint generated always as identity primary key,
      digest bytea not null unique,
      report jsonb not null,
      received_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      last_error text,
      done_at timestamptz
    );
    create index shop_courier_inbox_due on shop_courier_inbox (due_at) where done_at is null;
  `);
