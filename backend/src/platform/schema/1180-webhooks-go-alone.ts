import type { SchemaStep } from ".";

/**
 * An address that is deleted took its log with it in one statement, for whose end every order had to wait that owed it a message, or
 * failed. The log goes in portions now (webhooks/change.ts, jobs/tidy-queues.ts); a message without its address is never sent.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(
    "alter table shop_webhook_delivery drop constraint if exists shop_webhook_delivery_webhook_id_fkey",
  );
