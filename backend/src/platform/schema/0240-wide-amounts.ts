import type { SchemaStep } from ".";

/** An order may cost more than ₹2.14 crore, the limit of paise in an `integer`. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_payment_attempt alter column amount_paise type bigint;
    alter table shop_refund alter column amount_paise type bigint;
    alter table shop_order
      alter column subtotal type numeric(16,2),
      alter column shipping_charge type numeric(16,2),
      alter column cod_fee type numeric(16,2),
      alter column total type numeric(16,2);
    alter table shop_return alter column refund type numeric(16,2);
  `);
