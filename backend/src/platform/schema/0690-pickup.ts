import type { SchemaStep } from ".";

/** Orders that are picked up at the shop (ADR-0069). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_order add column delivery_method text not null default 'courier'
      check (delivery_method in ('courier', 'pickup'));
    create index shop_order_pickup on shop_order (placed_at desc, order_id desc) where delivery_method = 'pickup';
    -- The shelf behind the counter.
    create index shop_order_ready on shop_order (order_id) where delivery_method = 'pickup' and status = 'packed';

    create table shop_pickup (
      order_id text primary key references shop_order (order_id),
      -- As the shopper was promised when they ordered.
      keep_days integer not null,
      -- Set when the order is packed.
      keep_until timestamptz,
      -- Of its code, at the counter.
      tries_left integer not null,
      reminded_at timestamptz
    );
  `);
