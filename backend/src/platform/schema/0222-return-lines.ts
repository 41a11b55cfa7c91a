import type { SchemaStep } from ".";

/**
 * The returned items of an order, as requested; and returned items that were not added to the stock. Returns from
 * before this step were of whole orders. A completed refund of a part of an order is news too.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_return (
      order_id text primary key references shop_order (order_id),
      -- [{lineItemId, quantity, amount}]: how many pieces of a line, and the rupees that they cost.
      lines jsonb not null,
      -- Every piece goes back, and what was paid for delivery with them.
      is_whole boolean not null,
      refund numeric(12,2) not null
    );
    insert into shop_return (order_id, lines, is_whole, refund)
    select o.order_id, (select jsonb_agg(jsonb_build_object('lineItemId', l."lineItemId", 'quantity', l.quantity,
        'amount', l."lineTotal"))
      from jsonb_to_recordset(o.lines) as l ("lineItemId" text, quantity integer, "lineTotal" numeric)), true, o.total
    from shop_order o where o.status like 'return%';

    create table shop_write_off (
      order_id text not null references shop_order (order_id),
      line_item_id text not null,
      inventory_item_id text not null,
      quantity integer not null check (quantity > 0),
      at timestamptz not null,
      by_id text,
      primary key (order_id, line_item_id)
    );

    create trigger shop_part_refund_news after update of payment_status on shop_order for each row
      when (new.status = 'return_received' and new.payment_status = 'partially_refunded'
        and old.payment_status <> 'partially_refunded')
      execute function shop_refund_news();
  `);
