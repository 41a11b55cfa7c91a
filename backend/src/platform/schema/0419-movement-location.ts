import type { SchemaStep } from ".";

/** The stock history names the location (ADR-0040). Entries from before have none: there was one location. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table stock_movement add column location_id text;
    create or replace function shop_note_stock() returns trigger language plpgsql as $$
    declare
      before numeric := case when tg_op = 'INSERT' or old.deleted_at is not null then 0 else old.stocked_quantity end;
      after numeric := case when new.deleted_at is not null then 0 else new.stocked_quantity end;
    begin
      if after <> before then
        insert into stock_movement (inventory_item_id, location_id, change, stock_after, reason, by_name, note)
        values (new.inventory_item_id, new.location_id, after - before, after,
          coalesce(nullif(current_setting('shop.stock_reason', true), ''),
            case when tg_op = 'INSERT' then 'first' end),
          nullif(current_setting('shop.stock_by', true), ''),
          nullif(current_setting('shop.stock_note', true), ''));
      end if;
      return null;
    end $$;
  `);
