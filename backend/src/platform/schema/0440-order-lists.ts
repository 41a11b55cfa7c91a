import type { SchemaStep } from ".";

/**
 * Staff's order list reads one narrow index per sort and count (ADR-0050): the page is chosen there, and the wide rows
 * are read for that page alone. The first two replace indexes without the columns that lists filter by and the dashboard
 * adds up.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_order_by_day on shop_order (placed_at, order_id)
      include (status, payment_status, payment_method, total);
    create index shop_order_by_status on shop_order (status, placed_at, order_id) include (payment_status, total);
    create index shop_order_by_payment on shop_order (payment_status, placed_at, order_id);
    create index shop_order_by_total on shop_order (total, placed_at, order_id);
    create index shop_order_by_change on shop_order (updated_at, placed_at, order_id);
    create index shop_order_by_number on shop_order (length(number), number);
    create index shop_order_by_pincode on shop_order (pincode, placed_at, order_id);
    drop index shop_order_placed;
    drop index shop_order_status;

    -- An index alone says which rows are visible only after a vacuum: a busy shop has one a day, not one a month.
    alter table shop_order set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
  `);
