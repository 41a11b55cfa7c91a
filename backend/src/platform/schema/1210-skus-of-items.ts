import type { SchemaStep } from ".";

/**
 * An inventory item is made with its variant's SKU, which no other may have; the engine then leaves it as it is. So a SKU that was
 * changed, or whose product was deleted while orders were open, stayed taken for ever. From now on an item that has its variant's
 * SKU follows it, whoever changes that; one with a SKU of its own is left alone.
 */
const following = `
  create function shop_item_sku_follows() returns trigger language plpgsql as $$
  declare wanted text := case when new.deleted_at is null then new.sku end;
  begin
    update inventory_item i
      set sku = case when not exists (
        select from inventory_item other where other.sku = wanted and other.id <> i.id and other.deleted_at is null) then wanted end
    from product_variant_inventory_item l
    where l.variant_id = new.id and l.inventory_item_id = i.id and i.deleted_at is null
      and i.sku is not distinct from case when old.deleted_at is null then old.sku end
      and i.sku is distinct from wanted;
    return null;
  end $$;
  create trigger shop_item_sku after update of sku, deleted_at on product_variant for each row
    when ((old.sku, old.deleted_at is null) is distinct from (new.sku, new.deleted_at is null))
    execute function shop_item_sku_follows();`;

/**
 * Those that were left behind until now. They cannot be told from SKUs that an operator gave an item alone: what it was is kept
 * in the item's metadata.
 */
const catchUp = `
  update inventory_item i set sku = null where i.sku is not null and i.deleted_at is null
    and exists (select from product_variant_inventory_item l where l.inventory_item_id = i.id)
    and not exists (select from product_variant_inventory_item l join product_variant v on v.id = l.variant_id
      where l.inventory_item_id = i.id and v.deleted_at is null);

  update inventory_item i
    set sku = v.sku, metadata = coalesce(i.metadata, '{}'::jsonb) || jsonb_build_object('skuBefore', i.sku)
  from product_variant_inventory_item l join product_variant v on v.id = l.variant_id and v.deleted_at is null
  where l.inventory_item_id = i.id and l.deleted_at is null and l.required_quantity = 1 and i.deleted_at is null
    and i.sku <> v.sku and not exists (select from inventory_item other where other.sku = v.sku and other.deleted_at is null)
    and not exists (select from product_variant one where one.sku = i.sku and one.deleted_at is null)
    and 1 = (select count(*) from product_variant_inventory_item o where o.inventory_item_id = i.id and o.deleted_at is null)
    and 1 = (select count(*) from product_variant_inventory_item o where o.variant_id = v.id and o.deleted_at is null);`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw(following + catchUp);
