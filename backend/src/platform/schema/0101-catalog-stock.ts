import type { SchemaStep } from ".";

/**
 * Keeps the read model's stock correct in the same transaction that changes an inventory level, whatever code writes
 * it. A variant's stock is written at once, under the level's own row lock. The products' stock follows at commit,
 * for all products of the transaction at once and sorted by id: otherwise two orders that share products in different
 * sizes would lock the products' rows in opposite order and deadlock.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create function catalog_available(item text) returns integer language sql stable as $$
      select greatest(0, floor(coalesce(sum(stocked_quantity - reserved_quantity), 0)))::integer
      from inventory_level where inventory_item_id = item and deleted_at is null
    $$;

    -- The next number; its row lock makes changes commit in the order of their numbers.
    create function catalog_next_version() returns bigint language sql volatile as $$
      update catalog_version set version = version + 1 returning version
    $$;

    create function catalog_restock(products text[]) returns void language plpgsql as $$
    declare
      product text;
      sums record;
      before record;
      changed text[] := '{}';
      next bigint;
    begin
      foreach product in array (select coalesce(array_agg(distinct p order by p), '{}') from unnest(products) p) loop
        -- Locked before the sums are read, so that the last of two writers reads the other's figures.
        select in_stock, size_mask into before from catalog_product where product_id = product for update;
        continue when not found;
        select coalesce(sum(available), 0)::integer as stock,
          coalesce(bit_or(case when available > 0 and position between 0 and 8 and size is not null
            then 1 << position else 0 end), 0) as size_mask,
          coalesce(string_agg('{"size":' || to_json(size) || ',"stock":' || available || '}', ',' order by position)
            filter (where size is not null), '') as sizes
          into sums from catalog_variant where product_id = product;
        update catalog_product set stock = sums.stock, in_stock = sums.stock > 0, size_mask = sums.size_mask,
          stock_json = ',"totalStock":' || sums.stock || ',"inStock":' || (sums.stock > 0) || ',"sizes":[' || sums.sizes || ']}'
          where product_id = product;
        if before.in_stock is distinct from (sums.stock > 0) or before.size_mask is distinct from sums.size_mask then
          changed := changed || product;
        end if;
      end loop;
      if changed <> '{}' then
        next := catalog_next_version();
        update catalog_product set version = next where product_id = any (changed);
      end if;
    end $$;

    create function catalog_level_changed() returns trigger language plpgsql as $$
    declare
      touched text;
    begin
      with written as (
        update catalog_variant v set available = catalog_available(v.inventory_item_id)
          where v.inventory_item_id in (new.inventory_item_id, old.inventory_item_id)
            and v.available is distinct from catalog_available(v.inventory_item_id)
          returning v.product_id
      ) select string_agg(product_id, ',') into touched from written;
      if touched is not null then
        perform set_config('shop.restock', concat_ws(',', nullif(current_setting('shop.restock', true), ''), touched), true);
      end if;
      return null;
    end $$;
    create trigger catalog_level_changed after insert or delete or update
      of stocked_quantity, reserved_quantity, deleted_at, inventory_item_id on inventory_level
      for each row execute function catalog_level_changed();

    create function catalog_restock_at_commit() returns trigger language plpgsql as $$
    declare
      touched text := current_setting('shop.restock', true);
    begin
      if coalesce(touched, '') = '' then return null; end if;
      perform set_config('shop.restock', '', true);
      perform catalog_restock(string_to_array(touched, ','));
      return null;
    end $$;
    create constraint trigger catalog_restock_at_commit after update on catalog_variant
      deferrable initially deferred for each row
      when (old.available is distinct from new.available)
      execute function catalog_restock_at_commit();
  `);
