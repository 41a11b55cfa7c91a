import type { SchemaStep } from ".";

/** What a courier paid in for an order, where it is another amount than was due; null where it was the amount due. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
  alter table shop_cash_receipt add column paid_in numeric(14,2) check (paid_in >= 0);
  create index shop_cash_receipt_differs on shop_cash_receipt (at desc, id desc)
    where paid_in is not null and taken_back_at is null;`);
