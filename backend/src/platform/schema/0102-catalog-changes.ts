import type { SchemaStep } from ".";

/**
 * Lets every process cache the texts of products in memory and still never show an outdated one (ADR-0005). `version`
 * counts changes that move a product in a list; `shown` counts every change visible on a card or a page, down to one
 * sold item. `catalog_change` maps numbers to products; entries are kept for as long as a process may sleep, and one
 * that slept longer discards its cache.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table catalog_version add column shown bigint not null default 1;
    create table catalog_change (shown bigint primary key, nos integer[] not null);

    -- Its row lock makes changes commit in the order of their numbers: called last, when the commit is near.
    create function catalog_note_shown(products text[]) returns void language plpgsql as $$
    declare
      kept constant bigint := 20000;
      next bigint;
    begin
      update catalog_version set shown = shown + 1 returning shown into next;
      insert into catalog_change (shown, nos)
        select next, coalesce(array_agg(no), '{}') from catalog_product where product_id = any (products);
      if next % 1000 = 0 then
        delete from catalog_change where shown <= next - kept;
      end if;
    end $$;

    create or replace function catalog_restock(products text[]) returns void language plpgsql as $$
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
      perform catalog_note_shown(products);
    end $$;
  `);
