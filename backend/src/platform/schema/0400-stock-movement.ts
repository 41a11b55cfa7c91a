import type { SchemaStep } from ".";

/**
 * Stock movements, written by the database itself, whatever code changes a level. Reservations need no row here: the
 * engine stores when they began and ended. `reason` comes from `shop.stock_reason` of the transaction (`order:SB-…`)
 * if it is set; the editor is stored afterwards by the request (`claimMovements`).
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table stock_movement (
      id bigint generated always as identity primary key,
      inventory_item_id text not null,
      at timestamptz not null default clock_timestamp(),
      change integer not null,
      stock_after integer not null,
      reason text,
      by_name text
    );
    create index stock_movement_item on stock_movement (inventory_item_id, id desc);

    create function shop_note_stock() returns trigger language plpgsql as $$
    declare
      before numeric := case when tg_op = 'INSERT' or old.deleted_at is not null then 0 else old.stocked_quantity end;
      after numeric := case when new.deleted_at is not null then 0 else new.stocked_quantity end;
    begin
      if after <> before then
        insert into stock_movement (inventory_item_id, change, stock_after, reason)
        values (new.inventory_item_id, after - before, after,
          coalesce(nullif(current_setting('shop.stock_reason', true), ''),
            case when tg_op = 'INSERT' then 'first' end));
      end if;
      return null;
    end $$;
    create trigger shop_note_stock after insert or update of stocked_quantity, deleted_at on inventory_level
      for each row execute function shop_note_stock();
  `);
