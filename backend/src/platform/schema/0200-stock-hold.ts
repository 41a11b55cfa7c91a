import type { SchemaStep } from ".";

/**
 * Stock is reserved only by the row in `reservation_item` (ADR-0006). The engine's own code reads reserved_quantity,
 * adds to it and writes it back, so with two concurrent writers one addition is lost. Here one trigger does the
 * arithmetic inside the database, under the level's row lock, whatever code writes the reservation; a second one
 * makes every other write to reserved_quantity have no effect.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create function shop_hold_stock() returns trigger language plpgsql as $$
    declare
      held_before numeric := case when tg_op <> 'INSERT' and old.deleted_at is null then old.quantity else 0 end;
      held_after numeric := case when tg_op <> 'DELETE' and new.deleted_at is null then new.quantity else 0 end;
      change numeric := held_after - held_before;
      item text := case when tg_op = 'DELETE' then old.inventory_item_id else new.inventory_item_id end;
      place text := case when tg_op = 'DELETE' then old.location_id else new.location_id end;
      backorder boolean := tg_op <> 'DELETE' and coalesce(new.allow_backorder, false);
    begin
      if held_after < 0 then
        raise exception 'a reservation below zero' using errcode = '23514';
      end if;
      if tg_op = 'UPDATE' and (old.inventory_item_id, old.location_id) is distinct from (item, place) then
        raise exception 'a reservation cannot move to another item or place' using errcode = '23514';
      end if;
      if change = 0 then
        return null;
      end if;
      update inventory_level
        set reserved_quantity = reserved_quantity + change,
            raw_reserved_quantity =
              jsonb_build_object('value', trim_scale(reserved_quantity + change)::text, 'precision', 20),
            updated_at = now()
        where inventory_item_id = item and location_id = place and deleted_at is null
          and (change < 0 or backorder or stocked_quantity - reserved_quantity >= change);
      if not found and change > 0 then
        raise exception 'insufficient stock of %', item using errcode = '23514', constraint = 'shop_enough_stock';
      end if;
      return null;
    end $$;
    create trigger shop_hold_stock after insert or update or delete on reservation_item
      for each row execute function shop_hold_stock();

    -- Depth 1 is a statement of a client; deeper is the trigger above.
    create function shop_keep_reserved() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 then
        new.reserved_quantity := old.reserved_quantity;
        new.raw_reserved_quantity := old.raw_reserved_quantity;
      end if;
      return new;
    end $$;
    create trigger shop_keep_reserved before update of reserved_quantity, raw_reserved_quantity on inventory_level
      for each row execute function shop_keep_reserved();
  `);
