import type { SchemaStep } from ".";

/** What people wrote to the shop through its contact form, and what the shop answered (ADR-0062). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_ticket (
      id text primary key,
      number text not null unique,
      -- The same person's same words on one day: sent twice, they are one ticket.
      digest text not null unique,
      -- Null: a guest.
      customer_id text,
      topic text not null,
      -- As it was typed: a guest's is not known to be theirs.
      order_number text,
      name text not null,
      email text,
      phone text,
      message text not null,
      language text not null,
      written_at timestamptz not null default now(),
      -- [{ text, by, at }], the oldest first.
      answers jsonb not null default '[]',
      closed_at timestamptz,
      note text not null default '',
      -- Grows with each change by staff.
      version integer not null default 1,
      changed_by text,
      changed_at timestamptz
    );
    create index shop_ticket_waiting on shop_ticket (written_at) where closed_at is null;
    create index shop_ticket_customer on shop_ticket (customer_id) where customer_id is not null;
    create index shop_ticket_closed on shop_ticket (closed_at) where closed_at is not null;
  `);
