import type { SchemaStep } from ".";

/**
 * Who asked to be told when something is back in stock, and who wants no such mails at all. A row is told once, and then
 * deleted with its address.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_when_back (
      id bigint generated always as identity primary key,
      product_id text not null,
      -- Null: any size of the product will do, or it has none.
      size text,
      email text not null,
      language text not null,
      asked_at timestamptz not null default now(),
      unique nulls not distinct (product_id, size, email)
    );
    create index shop_when_back_email on shop_when_back (email);
    -- The SHA-256 of an address that is to be left alone.
    create table shop_when_back_stopped (
      email_hash text primary key,
      stopped_at timestamptz not null default now()
    );
  `);
