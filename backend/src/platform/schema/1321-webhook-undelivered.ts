import type { SchemaStep } from ".";

/** The part of an address's log that it has not taken: few messages among those of 30 days (webhooks/read.ts). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_webhook_delivery_undelivered on shop_webhook_delivery (webhook_id, id desc)
      where done_at is null
  `);
