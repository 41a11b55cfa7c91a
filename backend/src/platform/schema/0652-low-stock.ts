import { limits } from "../../contract/limits";
import type { SchemaStep } from ".";

/**
 * What is low in stock: by the product's own limit, otherwise by the shop's. The two are read apart, each by its index:
 * few products have a limit of their own, and few variants are below the shop's (`catalog_variant_low`, 0441).
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
  create index product_detail_low_stock on product_detail (product_id)
    where low_stock_limit is not null and deleted_at is null;

  create function catalog_low_stock() returns table (variant_id text, product_id text, choice text, available integer)
    language sql stable as $$
    select v.variant_id, v.product_id, v.choice, v.available from catalog_variant v
    where v.available < ${limits.lowStock} and not exists (select from product_detail d
      where d.product_id = v.product_id and d.low_stock_limit is not null and d.deleted_at is null)
    union all
    select v.variant_id, v.product_id, v.choice, v.available
    from product_detail d join catalog_variant v on v.product_id = d.product_id
    where d.low_stock_limit is not null and d.deleted_at is null and v.available < d.low_stock_limit
  $$;`);
