import type { SchemaStep } from ".";

/**
 * A requested change of the e-mail or phone of an account, until the code sent there confirms it. One request per
 * account: a later one replaces an earlier. The code is stored only as a hash.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_contact_change (
      actor_id text primary key,
      field text not null check (field in ('email', 'phone')),
      value text not null,
      -- Null once it was used.
      code_hash bytea,
      expires_at timestamptz not null,
      tries_left integer not null,
      last_sent_at timestamptz not null default now(),
      -- Codes that were sent, and since when they are counted.
      window_started_at timestamptz not null default now(),
      sent_in_window integer not null default 1
    );
    create index shop_contact_change_sent on shop_contact_change (last_sent_at)`);
