import type { SchemaStep } from ".";

/**
 * A return that is begun in the engine and not confirmed yet is a draft: it may stand beside a delivered order of the
 * shop (0291 refused it). What confirms it beside the workflows is refused, if the two would differ.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create or replace function shop_return_agrees() returns trigger language plpgsql as $$
    declare o record; r record;
    begin
      select * into o from shop_order where order_id = new.order_id;
      if not found then return null; end if;
      select * into r from return where id = new.id and deleted_at is null;
      -- plpgsql would end the condition at the first "then", hence the brackets.
      if (found and r.status::text is distinct from case
        when o.status = 'delivered' then 'open'
        when o.status in ('return_requested', 'return_approved') then 'requested'
        when o.status = 'return_rejected' then 'canceled'
        when o.status = 'return_received' then 'received' end) then
        perform shop_refuse_order(o.number, o.status,
          'Return it with createAndCompleteReturnOrderWorkflow and receiveAndCompleteReturnOrderWorkflow.');
      end if;
      return null;
    end $$;

    create function shop_return_change_agrees() returns trigger language plpgsql as $$
    declare o record;
    begin
      select * into o from shop_order where order_id = new.order_id;
      if found and o.status <> 'return_received'
        and (new.change_type = 'return_receive' or o.status not like 'return%') then
        perform shop_refuse_order(o.number, o.status,
          'Confirm its return with confirmReturnRequestWorkflow and confirmReturnReceiveWorkflow.');
      end if;
      return null;
    end $$;

    create constraint trigger shop_return_change_agrees after insert or update of status on order_change
      deferrable initially deferred for each row
      when (new.status = 'confirmed' and new.change_type in ('return_request', 'return_receive'))
      execute function shop_return_change_agrees();
  `);
