import type { SchemaStep } from ".";

/**
 * Since when an address is the one that it is: the three days of tries of what waits for it count from then. It stood in each waiting
 * message, which a change of the address wrote all at once (webhooks/send-there.ts). Null until an address is changed.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw("alter table shop_webhook add column url_since timestamptz");
