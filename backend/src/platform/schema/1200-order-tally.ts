import type { SchemaStep } from ".";

/**
 * How many orders of which status were placed on which day of the Indian calendar, and for how much (rupees), kept true by the
 * transaction that changes an order (ADR-0123). A change is a row of its own, so that no order waits for another one's; the
 * worker adds them up (`orders/tally.ts`). The triggers come first: their lock keeps orders from changing while they are counted.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_order_tally (
      day date not null,
      status text not null,
      orders integer not null,
      total numeric not null,
      primary key (day, status)
    );
    create table shop_order_tally_change (
      id bigint generated always as identity primary key,
      day date not null,
      status text not null,
      orders integer not null,
      total numeric not null
    );
    create view shop_order_counts as
      select day, status, orders, total from shop_order_tally
      union all select day, status, orders, total from shop_order_tally_change;

    create function shop_tally_order() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into shop_order_tally_change (day, status, orders, total)
        values ((old.placed_at at time zone 'Asia/Kolkata')::date, old.status, -1, -old.total);
      end if;
      if tg_op <> 'DELETE' then
        insert into shop_order_tally_change (day, status, orders, total)
        values ((new.placed_at at time zone 'Asia/Kolkata')::date, new.status, 1, new.total);
      end if;
      return null;
    end $$;
    create trigger shop_order_tallied after insert or delete on shop_order
      for each row execute function shop_tally_order();
    create trigger shop_order_tallied_anew after update on shop_order for each row
      when ((old.status, old.total, old.placed_at) is distinct from (new.status, new.total, new.placed_at))
      execute function shop_tally_order();

    insert into shop_order_tally (day, status, orders, total)
      select (placed_at at time zone 'Asia/Kolkata')::date, status, count(*), sum(total) from shop_order group by 1, 2;
  `);
