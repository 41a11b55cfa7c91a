import type { SchemaStep } from ".";

/**
 * Each sellable variant with its options (ADR-0045): several may share a size. `options` is empty if the size says it all
 * or there is nothing to choose, and `choice` is the same in words. `rank` is the engine's order.
 */
const columns = `
  alter table catalog_variant
    add column options jsonb not null default '[]',
    add column choice text,
    add column rank integer not null default 0,
    add column picture text;
  update catalog_variant set choice = size;
  create index catalog_variant_product on catalog_variant (product_id, position, rank);
  drop index catalog_variant_size;`;

/** A size's stock is that of its variants together; no figure of a size is above the largest stock. */
const restock = `
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
      select coalesce(sum(s.stock), 0)::integer as stock,
        coalesce(bit_or(case when s.stock > 0 and s.position between 0 and 8 and s.size is not null
          then 1 << s.position else 0 end), 0) as size_mask,
        coalesce(string_agg('{"size":' || to_json(s.size) || ',"stock":' || least(s.stock, 99999) || '}', ',' order by s.position)
          filter (where s.size is not null), '') as sizes
        into sums from (
          select v.size, v.position, sum(v.available) as stock from catalog_variant v where v.product_id = product
          group by v.size, v.position) s;
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
  end $$;`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw([columns, restock].join("\n"));
