import type { SchemaStep } from ".";

/**
 * The special price of one line, for statements that read carts. In PL/pgSQL, so that its query is not planned into
 * theirs: a cart was planned for milliseconds, and set up with some forty nodes that a shop without such prices never
 * runs.
 */
const priceOf = `
  create function shop_special_price_of(customer text, variant text, context jsonb, how_many integer)
    returns table (price numeric, paid numeric) language plpgsql stable rows 1 as $$
  begin
    return query select step.price, step.paid from shop_special_prices(customer, array[variant], context) step
      where step.quantity <= how_many order by step.quantity desc limit 1;
  end $$;`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw(priceOf);
