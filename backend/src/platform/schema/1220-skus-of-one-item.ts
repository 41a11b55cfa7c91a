import type { SchemaStep } from ".";

/**
 * Of the items of a variant only one may have its SKU. Until now each item without one was given it where the variant had none before, as
 * for a variant of several parts: the second met the first one's, and the variant's SKU could not be saved. An item is given it
 * only where the variant has no other; what was unlinked counts as long as nothing is linked, as while a product is brought back.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create or replace function shop_item_sku_follows() returns trigger language plpgsql as $$
    declare
      wanted text := case when new.deleted_at is null then new.sku end;
      items text[] := (
        select array_agg(l.inventory_item_id) from product_variant_inventory_item l
        where l.variant_id = new.id and (l.deleted_at is null or not exists (
          select from product_variant_inventory_item linked where linked.variant_id = new.id and linked.deleted_at is null)));
    begin
      update inventory_item i
        set sku = case when i.id = any(items) and (i.sku is not null or cardinality(items) = 1) and not exists (
          select from inventory_item other where other.sku = wanted and other.id <> i.id and other.deleted_at is null) then wanted end
      from product_variant_inventory_item l
      where l.variant_id = new.id and l.inventory_item_id = i.id and i.deleted_at is null
        and i.sku is not distinct from case when old.deleted_at is null then old.sku end
        and i.sku is distinct from wanted;
      return null;
    end $$`);
