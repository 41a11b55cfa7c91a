import type { SchemaStep } from ".";

/**
 * What the courier service was told of a parcel's cash, from just before it is asked; null before that, and for what an older
 * version booked. `books_again`: once it is called off it is booked anew, because its cash has come, or is due again.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_booking
      add column is_cash boolean,
      add column books_again boolean not null default false;
  `);
