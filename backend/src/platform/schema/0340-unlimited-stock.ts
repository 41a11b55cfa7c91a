import type { SchemaStep } from ".";

/**
 * Variants that the engine sells without limit (ADR-0045). One whose stock it does not manage (`manage_inventory: false`)
 * has no inventory item here. One that may be backordered is sold past zero wherever a location of the shop keeps it:
 * the reservations that say so (`allow_backorder`) take the level below zero, and the goods that are shipped before they
 * came in take the stock there. What can be bought of either is the largest quantity that an order can name.
 */
const columns = `
  alter table catalog_variant alter column inventory_item_id drop not null;
  alter table catalog_variant add column allows_backorder boolean not null default false;
  alter table shop_write_off alter column inventory_item_id drop not null;`;

const available = `
  drop function catalog_available(text);
  create function catalog_available(item text, backorder boolean default false) returns integer language plpgsql stable as $$
  begin
    if item is null then
      return 99999;
    end if;
    return (
      select case when backorder and count(*) > 0 then 99999
        else floor(coalesce(sum(greatest(0, level.stocked_quantity - level.reserved_quantity)), 0)) end::integer
      from inventory_level level join shop_stock_location using (location_id)
      where level.inventory_item_id = item and level.deleted_at is null);
  end $$;

  create or replace function catalog_level_changed() returns trigger language plpgsql as $$
  declare
    touched text;
  begin
    perform 1 from catalog_variant where inventory_item_id in (new.inventory_item_id, old.inventory_item_id)
      order by variant_id for update;
    with written as (
      update catalog_variant v set available = catalog_available(v.inventory_item_id, v.allows_backorder)
        where v.inventory_item_id in (new.inventory_item_id, old.inventory_item_id)
          and v.available is distinct from catalog_available(v.inventory_item_id, v.allows_backorder)
        returning v.product_id
    ) select string_agg(product_id, ',') into touched from written;
    if touched is not null then
      perform set_config('shop.restock', concat_ws(',', nullif(current_setting('shop.restock', true), ''), touched), true);
    end if;
    return null;
  end $$;`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw([columns, available].join("\n"));
