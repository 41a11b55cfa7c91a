import type { SchemaStep } from ".";

/**
 * An order that the engine creates and the shop does not know yet (ADR-0038) is marked in the writer's own transaction.
 * The trigger is deferred to the commit: an order of the checkout has its copy by then and leaves no mark.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_order_owed (
      order_id text primary key,
      since timestamptz not null default now(),
      -- The workflow that creates the order takes it over itself, usually within a second.
      due_at timestamptz not null default now() + interval '10 seconds',
      attempts integer not null default 0,
      last_error text
    );
    create index shop_order_owed_due on shop_order_owed (due_at);

    create function shop_owe_order() returns trigger language plpgsql as $$
    begin
      if new.is_draft_order is not true and new.status <> 'canceled' and new.deleted_at is null
        and not exists (select from shop_order where order_id = new.id) then
        insert into shop_order_owed (order_id) values (new.id) on conflict do nothing;
      end if;
      return null;
    end $$;
    create constraint trigger shop_owe_order after insert or update of is_draft_order on "order"
      deferrable initially deferred for each row execute function shop_owe_order();
  `);
