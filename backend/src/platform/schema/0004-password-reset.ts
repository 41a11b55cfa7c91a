import type { SchemaStep } from ".";

/**
 * Password resets: the e-mailed code, then the one-time token that it was exchanged for. Both are stored only as
 * hashes.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_password_reset (
      email text primary key,
      otp_hash bytea,
      otp_expires_at timestamptz not null,
      tries_left integer not null,
      last_sent_at timestamptz not null,
      window_started_at timestamptz not null,
      sent_in_window integer not null,
      token_hash bytea unique,
      token_expires_at timestamptz
    )`);
