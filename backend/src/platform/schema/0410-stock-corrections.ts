import type { SchemaStep } from ".";

/**
 * A stock change by staff stores its author and reason in its own transaction; and its key, so that it is made once,
 * however often it is sent.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table stock_movement add column note text;

    create table stock_change (
      key text primary key,
      at timestamptz not null default now()
    );
    create index stock_change_at on stock_change (at);

    create or replace function shop_note_stock() returns trigger language plpgsql as $$
    declare
      before numeric := case when tg_op = 'INSERT' or old.deleted_at is not null then 0 else old.stocked_quantity end;
      after numeric := case when new.deleted_at is not null then 0 else new.stocked_quantity end;
    begin
      if after <> before then
        insert into stock_movement (inventory_item_id, change, stock_after, reason, by_name, note)
        values (new.inventory_item_id, after - before, after,
          coalesce(nullif(current_setting('shop.stock_reason', true), ''),
            case when tg_op = 'INSERT' then 'first' end),
          nullif(current_setting('shop.stock_by', true), ''),
          nullif(current_setting('shop.stock_note', true), ''));
      end if;
      return null;
    end $$;
  `);
