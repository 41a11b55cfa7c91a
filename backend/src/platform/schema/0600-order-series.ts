import type { SchemaStep } from ".";

/** Order numbers of a shop that sold before their letters could be chosen go on as they were. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    update shop_setting set value = value || '{"orderSeries": "SB"}'
    where key = 'shop' and value->'orderSeries' is null and exists (select from shop_order)`);
