import type { SchemaStep } from ".";

/** Products that were taken out of the shop's channel before 0323 noted it: they go off sale as those after it. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    with removed as (
      insert into catalog_off_channel (product_id)
      select distinct product_id from product_sales_channel gone
      where deleted_at is not null and sales_channel_id in (select default_sales_channel_id from store)
        and not exists (select from product_sales_channel live where live.product_id = gone.product_id
          and live.sales_channel_id = gone.sales_channel_id and live.deleted_at is null)
      on conflict do nothing returning product_id
    )
    insert into catalog_owed (product_id) select product_id from removed on conflict do nothing;
  `);
