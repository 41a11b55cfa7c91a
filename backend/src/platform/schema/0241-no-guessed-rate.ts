import type { SchemaStep } from ".";

/**
 * A product without an HSN or GST rate is not on sale (ADR-0018). Before, an empty rate counted as 18 %. Products
 * that a plugin created without our details, and those without an HSN, wait for staff to enter both.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table catalog_product alter column gst_rate drop not null;
    update catalog_product c set published = false, fingerprint = '', version = next.version
      from (select catalog_next_version() as version) next
      where c.published and (c.hsn = '' or not exists (
        select from product_detail d where d.product_id = c.product_id and d.deleted_at is null));
  `);
