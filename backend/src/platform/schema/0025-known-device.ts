import type { SchemaStep } from ".";

/**
 * Where an account has signed in before: a cookie's token and a network, all as hashes. Attempts from there are
 * counted separately, so that strangers who guess a password never lock its owner out.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_known_device (
      account_hash bytea not null,
      device_hash bytea not null,
      network_hash bytea not null,
      seen_at timestamptz not null default now(),
      primary key (account_hash, device_hash, network_hash)
    );
    create index shop_known_device_network on shop_known_device (account_hash, network_hash);
    create index shop_known_device_seen on shop_known_device (seen_at);
  `);
