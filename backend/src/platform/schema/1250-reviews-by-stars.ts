import type { SchemaStep } from ".";

/**
 * A product with very many reviews: how many give each number of stars is counted without reading the reviews, and the lowest, and
 * the newest of those with as many stars, come in their order.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(
    `create index review_by_stars on review (product_id, rating, written_at desc, id desc)
       where deleted_at is null and not is_hidden`,
  );
