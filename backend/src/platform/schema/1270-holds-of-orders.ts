import type { SchemaStep } from ".";

/**
 * What an open order reserves stays reserved, each line in full (ADR-0038): whatever else takes a reservation of it away or
 * gives it another quantity fails at the commit, when our own transitions have written the order's new status. New reservations
 * are not looked at: orders are placed by them.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create function shop_hold_agrees() returns trigger language plpgsql as $$
    declare
      o record;
      held numeric;
      before numeric := case when old.deleted_at is null then old.quantity else 0 end;
      after numeric := 0;
    begin
      if tg_op = 'UPDATE' and new.line_item_id = old.line_item_id and new.deleted_at is null then
        after := new.quantity;
      end if;
      if after = before then return null; end if;
      select s.number, s.status,
          case when s.status in ('pending_payment', 'pending', 'confirmed', 'packed') then l.quantity else 0 end as wanted into o
        from order_item i join shop_order s on s.order_id = i.order_id
        cross join jsonb_to_recordset(s.lines) as l ("lineItemId" text, "inventoryItemId" text, quantity integer)
        where i.item_id = old.line_item_id and i.deleted_at is null
          and l."lineItemId" = old.line_item_id and l."inventoryItemId" = old.inventory_item_id
        limit 1;
      if not found then return null; end if;
      select coalesce(sum(quantity), 0) into held from reservation_item
        where line_item_id = old.line_item_id and inventory_item_id = old.inventory_item_id and deleted_at is null;
      if (after < before and held < o.wanted) or (after > before and held > o.wanted) then
        perform shop_refuse_order(o.number, o.status, 'Its items stay reserved until it is shipped or cancelled.');
      end if;
      return null;
    end $$;
    create constraint trigger shop_hold_agrees after update or delete on reservation_item
      deferrable initially deferred for each row when (old.line_item_id is not null) execute function shop_hold_agrees();
  `);
