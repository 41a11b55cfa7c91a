import type { SchemaStep } from ".";

/** The keys with which shoppers sign in instead of a password, and the questions that browsers sign (ADR-0073). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_passkey (
      -- As the authenticator calls it, base64url.
      credential_id text primary key,
      customer_id text not null,
      -- Where it was made.
      browser text,
      system text,
      public_key bytea not null,
      -- How often it was used, as far as its authenticator counts; one that goes back has been copied.
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index shop_passkey_customer on shop_passkey (customer_id, created_at);

    create table shop_passkey_challenge (
      challenge text primary key,
      -- Null for a sign-in: nobody has said yet who they are.
      customer_id text,
      expires_at timestamptz not null
    );
    create index shop_passkey_challenge_expires on shop_passkey_challenge (expires_at);
  `);
