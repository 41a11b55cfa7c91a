import type { SchemaStep } from ".";

/** With what an order was paid at the counter; null where a courier brought the cash. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(
    `alter table shop_cash_receipt add column means text check (means in ('cash', 'card', 'upi'))`,
  );
