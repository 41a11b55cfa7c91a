import type { SchemaStep } from ".";

/** Open carts and codes for passwords by their age, for the hourly jobs that delete old ones (ADR-0105). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_cart_age on cart (updated_at, id) where completed_at is null;
    create index shop_password_reset_sent on shop_password_reset (last_sent_at);`);
