import type { SchemaStep } from ".";

/**
 * Counted attempts if there is no Redis, in the format of rate-limiter-flexible. Unlogged: counting costs no write to
 * disk, and counters lost in a crash of the database start again (codes for a password count their attempts in
 * shop_password_reset).
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create unlogged table shop_try (
      key text primary key,
      points integer not null default 0,
      expire bigint
    ) with (fillfactor = 70);
    create index shop_try_expire on shop_try (expire);
  `);
