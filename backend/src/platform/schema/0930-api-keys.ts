import type { SchemaStep } from ".";

/**
 * Keys with which the programs of others call the shop (ADR-0097). A key ends with its day, when it is revoked, and with
 * whoever made it.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_api_key (
      id text primary key,
      name text not null,
      -- The key itself is shown once and kept nowhere.
      token_hash bytea not null unique,
      -- Its last characters, by which people tell keys apart.
      hint text not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      made_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      -- The day is enough to see that a key is not needed any more.
      used_on date,
      revoked_at timestamptz
    );
    create index shop_api_key_made_by on shop_api_key (made_by);
  `);
