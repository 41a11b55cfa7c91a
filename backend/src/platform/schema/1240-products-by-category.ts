import type { SchemaStep } from ".";

/**
 * Which products are filed under a category or a kind: the engine's own key begins with the product, so each such question read the
 * links of the whole catalogue.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(
    "create index shop_products_by_category on product_category_product (product_category_id, product_id)",
  );
