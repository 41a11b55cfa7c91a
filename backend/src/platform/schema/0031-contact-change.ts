import type { SchemaStep } from ".";

/**
 * The e-mail or phone that somebody wants to sign in with from now on, until the code that was sent there proves it. One
 * wish a person: a later one takes the place of an earlier. The code only hashed.
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
