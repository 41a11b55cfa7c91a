import type { SchemaStep } from ".";

/**
 * Counted tries where there is no Redis, in the form that rate-limiter-flexible reads and writes. Unlogged: counting
 * costs no write to disk, and what a crash of the database forgets begins anew (codes for a password count their
 * tries in shop_password_reset).
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
