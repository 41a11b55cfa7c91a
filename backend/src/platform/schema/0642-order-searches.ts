import type { SchemaStep } from ".";

/**
 * Searches of staff's orders are counted and paged in one index, which has all that a list filters and sorts by, besides
 * the text that is searched; cash to collect is counted in another (ADR-0061). An index's row has at most 2,704 bytes,
 * hence the limit of the text, which `orders/search-text.ts` keeps.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    update shop_order set search = left(search, 600) where length(search) > 600;
    create index shop_order_sought on shop_order (placed_at, order_id)
      include (search, number, status, payment_status, payment_method, total, updated_at, pincode);
    create index shop_order_by_payment_status on shop_order (payment_status, placed_at, order_id)
      include (status, payment_method);
    drop index shop_order_by_payment;
  `);
