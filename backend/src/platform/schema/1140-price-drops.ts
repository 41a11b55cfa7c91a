import type { SchemaStep } from ".";

/** What is on sale in the order of its drop, for a row of the home page (`catalog/price-drops.ts`): of a large catalogue a few. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index catalog_product_drop on catalog_product ((sale_price / nullif(price, 0)), no desc)
      where published and in_stock and sale_price > 0;`);
