import type { SchemaStep } from ".";

/**
 * Invoices and credit notes as they were issued. Their numbers have no gaps: the issuing transaction locks the
 * counter's row, so a number that is not committed was never assigned.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_invoice_counter (
      series text not null,
      year text not null,
      last int not null,
      primary key (series, year)
    );
    create table shop_invoice (
      number text primary key,
      series text not null check (series in ('SB', 'CN')),
      order_id text not null references shop_order (order_id),
      document jsonb not null,
      issued_at timestamptz not null,
      unique (order_id, series)
    );
    create index shop_invoice_issued on shop_invoice (issued_at);
  `);
