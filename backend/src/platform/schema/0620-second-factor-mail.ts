import type { SchemaStep } from ".";

/** The mailed code that a first setup of a second factor takes (ADR-0059); none once it is confirmed. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_second_factor
      add column mail_code_hash bytea,
      add column mail_sent_at timestamptz
  `);
