import type { SchemaStep } from ".";

/**
 * Online payment (ADR-0009): the attempt to pay an order, the received webhooks, and the refunds. A cart may be
 * frozen into an order several times, of which at most one is active.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_order drop constraint shop_order_cart_id_key;
    create unique index shop_order_live_of_cart on shop_order (cart_id) where status <> 'cancelled';
    create index shop_order_of_cart on shop_order (cart_id);
    create unique index shop_order_awaiting_payment on shop_order (customer_id) where status = 'pending_payment';

    create table shop_payment_attempt (
      -- Also the receipt of the order at Razorpay, by which it is found when its answer was lost.
      id text primary key,
      order_id text not null unique references shop_order (order_id),
      -- Whose keys it was made with: others cannot see it.
      key_id text not null,
      amount_paise integer not null check (amount_paise > 0),
      state text not null default 'created'
        check (state in ('created', 'attempted', 'lapsed', 'ordered', 'refunding', 'refunded')),
      -- Why the order no longer waits for this payment; decides what becomes of money that comes all the same.
      ended text check (ended in ('expired', 'superseded', 'cancelled')),
      razorpay_order_id text unique,
      -- Whoever makes the order at Razorpay says so, so that two requests at once don't make two.
      opening_until timestamptz,
      razorpay_payment_id text unique,
      method text,
      paid_at timestamptz,
      -- What the bank said of the last payment that failed.
      failure text,
      expires_at timestamptz not null,
      -- When Razorpay was last asked, and when the reconciler asks next.
      asked_at timestamptz,
      check_at timestamptz not null default now() + interval '1 minute',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index shop_payment_attempt_due on shop_payment_attempt (check_at)
      where state in ('created', 'attempted');

    create function shop_attempt_forward() returns trigger language plpgsql as $$
    declare
      way text[] := array['created', 'attempted', 'lapsed', 'ordered', 'refunding', 'refunded'];
    begin
      if array_position(way, new.state) < array_position(way, old.state) then
        raise exception 'a payment attempt cannot go back from % to %', old.state, new.state using errcode = '23514';
      end if;
      new.updated_at := now();
      return new;
    end $$;
    create trigger shop_attempt_forward before update on shop_payment_attempt
      for each row execute function shop_attempt_forward();

    -- A webhook is in here before it is answered. Only ids are kept: what is true is asked of Razorpay.
    create table shop_payment_inbox (
      id bigint generated always as identity primary key,
      event_id text not null unique,
      event text not null,
      razorpay_order_id text,
      razorpay_payment_id text,
      received_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      last_error text,
      processed_at timestamptz
    );
    create index shop_payment_inbox_due on shop_payment_inbox (due_at) where processed_at is null;

    create table shop_refund (
      -- Also the key that makes a repeated refund the same refund at Razorpay.
      id text primary key,
      order_id text not null references shop_order (order_id),
      razorpay_payment_id text not null,
      amount_paise integer not null check (amount_paise > 0),
      reason text,
      status text not null default 'pending' check (status in ('pending', 'processed', 'failed')),
      razorpay_refund_id text unique,
      -- The engine's record of it; none where the engine never knew the payment (paid twice).
      engine_refund_id text unique,
      -- How often Razorpay said no: each new try is a new refund there.
      refusals integer not null default 0,
      last_error text,
      check_at timestamptz not null default now() + interval '1 minute',
      created_at timestamptz not null default now(),
      processed_at timestamptz
    );
    create index shop_refund_of_order on shop_refund (order_id, created_at);
    create index shop_refund_of_payment on shop_refund (razorpay_payment_id);
    create index shop_refund_due on shop_refund (check_at) where status <> 'processed';
  `);
