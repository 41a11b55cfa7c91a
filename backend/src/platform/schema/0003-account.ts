import type { SchemaStep } from ".";

/**
 * One account per e-mail and per phone, whatever code writes it: two concurrent registrations cannot both succeed.
 * Guests' customer records (`has_account` false) may share either.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create unique index shop_customer_email on customer (lower(email))
      where has_account and deleted_at is null;
    create unique index shop_customer_phone on customer (phone)
      where has_account and deleted_at is null and phone is not null`);
