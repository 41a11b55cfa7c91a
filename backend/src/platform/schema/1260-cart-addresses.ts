import type { SchemaStep } from ".";

/**
 * The carts of an address: an address that goes with a forgotten cart is looked for in all others, and so does PostgreSQL, whose
 * foreign keys point there. The engine's own indexes are of carts alone that are not deleted, which neither can use.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_cart_shipping_address on cart (shipping_address_id) where shipping_address_id is not null;
    create index shop_cart_billing_address on cart (billing_address_id) where billing_address_id is not null;
  `);
