import type { SchemaStep } from ".";

/**
 * When a message was first tried, from which its three days count: one that waited in a long queue, in a backup, or for a shop that
 * was off was given up after a single try, and its address switched off. Null until then. The index finds those whose days are over
 * in a long queue, after each failure (webhooks/pause.ts).
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_webhook_delivery add column first_at timestamptz;
    create index shop_webhook_delivery_tried on shop_webhook_delivery (webhook_id, first_at)
      where done_at is null and given_up_at is null and first_at is not null;
  `);
