import type { SchemaStep } from ".";

/**
 * The second factor of staff (ADR-0026). A factor without `confirmed_at` is still being set up. `last_step` is the
 * latest half minute whose code was used: codes up to that one are no longer valid.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_second_factor (
      -- The engine's user.
      admin_id text primary key,
      sealed_secret text not null,
      last_step bigint not null default 0,
      -- What the person reads mails in.
      language text not null,
      started_at timestamptz not null default now(),
      confirmed_at timestamptz
    );

    create table shop_recovery_code (
      admin_id text not null references shop_second_factor (admin_id) on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (admin_id, code_hash)
    );

    -- Somebody who gave the right password and has yet to give a code.
    create table shop_second_step (
      ticket_hash bytea primary key,
      admin_id text not null,
      expires_at timestamptz not null
    );
    create index shop_second_step_admin on shop_second_step (admin_id);
    create index shop_second_step_expiry on shop_second_step (expires_at);

    -- One row where every member of the staff has to have a second factor, none where nobody has to.
    create table shop_second_factor_demand (
      id boolean primary key default true check (id),
      by_id text not null,
      at timestamptz not null default now()
    );
  `);
