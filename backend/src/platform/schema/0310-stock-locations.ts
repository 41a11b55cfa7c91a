import type { SchemaStep } from ".";

/**
 * Several stock locations (ADR-0040). What can be bought is the sum over the locations of the shop's sales channel;
 * stock anywhere else is not for sale.
 */
const locations = `
  create view shop_stock_location as
    select channel.stock_location_id as location_id, place.name, address.postal_code as pincode
    from sales_channel_stock_location channel
    left join stock_location place on place.id = channel.stock_location_id
    left join stock_location_address address on address.id = place.address_id
    where channel.deleted_at is null
      and channel.sales_channel_id = (select default_sales_channel_id from store where deleted_at is null
        order by created_at limit 1);

  -- PL/pgSQL keeps its plan for the session; a function in SQL would be planned anew for every sold item. A location
  -- that owes more than it has (a backorder) takes nothing from the others.
  create or replace function catalog_available(item text) returns integer language plpgsql stable as $$
  begin
    return (
      select floor(coalesce(sum(greatest(0, level.stocked_quantity - level.reserved_quantity)), 0))::integer
      from inventory_level level join shop_stock_location using (location_id)
      where level.inventory_item_id = item and level.deleted_at is null);
  end $$;`;

/**
 * Two transactions may change levels of one item at two locations, which no lock of a level keeps apart. So the
 * variant is locked before the sum is read: the statement after it sees what the other one has committed.
 */
const sums = `
  create or replace function catalog_level_changed() returns trigger language plpgsql as $$
  declare
    touched text;
  begin
    perform 1 from catalog_variant where inventory_item_id in (new.inventory_item_id, old.inventory_item_id)
      order by variant_id for update;
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
  end $$;`;

/** A location that joins or leaves the channel changes what can be bought of all it holds: a mark for each product. */
const links = `
  create function catalog_owe_stock_location() returns trigger language plpgsql as $$
  begin
    insert into catalog_owed (product_id)
      select distinct v.product_id from inventory_level l
      join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
      join product_variant v on v.id = i.variant_id
      where l.location_id in (new.stock_location_id, old.stock_location_id) and v.product_id is not null
      on conflict do nothing;
    return null;
  end $$;
  create trigger catalog_owe_stock_location after insert or update or delete on sales_channel_stock_location
    for each row execute function catalog_owe_stock_location();`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw([locations, sums, links].join("\n"));
