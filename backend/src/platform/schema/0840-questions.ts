import type { SchemaStep } from ".";

/** What shoppers asked about products, and what the shop answered (ADR-0084). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_question (
      id text primary key,
      -- The same person's same words about a product on one day: sent twice, they are one question.
      digest text not null unique,
      product_id text not null,
      -- Null: the account is deleted.
      customer_id text,
      user_name text not null,
      question text not null,
      asked_at timestamptz not null default now(),
      draft text not null default '',
      answer text,
      -- When it was answered first.
      answered_at timestamptz,
      decline_reason text,
      is_hidden boolean not null default false,
      -- Grows with each change by staff.
      version integer not null default 1,
      changed_by text,
      changed_at timestamptz,
      state text generated always as (case when answer is not null then 'answered'
        when decline_reason is not null then 'declined' else 'open' end) stored,
      -- What staff's search compares (ADR-0061).
      shop_sought text generated always as (
        shop_search_text(user_name || E'\\n' || question || E'\\n' || coalesce(answer, ''))) stored
    );
    create index shop_question_shown on shop_question (product_id, answered_at, id)
      where answer is not null and not is_hidden;
    create index shop_question_product on shop_question (product_id);
    create index shop_question_customer on shop_question (customer_id, product_id) where customer_id is not null;
    create index shop_question_by_state on shop_question (state, asked_at, id);
    create index shop_question_by_time on shop_question (asked_at, id);
    create index shop_question_sought on shop_question using gin (shop_sought gin_trgm_ops);
  `);
