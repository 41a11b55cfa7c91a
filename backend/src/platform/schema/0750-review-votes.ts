import type { SchemaStep } from ".";

/** Who found which review helpful (ADR-0074). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_review_vote (
      review_id text not null,
      customer_id text not null,
      voted_at timestamptz not null default now(),
      primary key (review_id, customer_id)
    );
    create index shop_review_vote_customer on shop_review_vote (customer_id);
  `);
