import type { SchemaStep } from ".";

/** What each wish cost, so that its owner hears when it costs less (ADR-0064). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    -- When it was wished for, or when its owner last heard of it; null until the shop has looked.
    alter table shop_wish add column price numeric(12,2);
    alter table shop_wish add column told_at timestamptz;
  `);
