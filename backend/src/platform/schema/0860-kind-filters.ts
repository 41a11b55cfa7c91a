import type { SchemaStep } from ".";

/**
 * Filters of a kind's own (ADR-0087): which rows of its products' specifications, by name, in their order; and what each
 * product says in them, for the index in memory. A change of a kind owes its products (0790), so these follow it.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_kind add column filters jsonb not null default '[]';
    alter table catalog_product add column kind_values jsonb not null default '[]';`);
