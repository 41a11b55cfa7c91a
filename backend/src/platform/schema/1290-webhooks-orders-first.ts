import type { SchemaStep } from ".";

/** News that is sent before that of products and stock, which change by the ten thousands at once (webhooks/deliver.ts). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_webhook_delivery_first on shop_webhook_delivery (webhook_id, due_at, id)
      where done_at is null and given_up_at is null and type not like 'product.%' and type not like 'stock.%'
  `);
