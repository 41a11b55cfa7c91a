import type { SchemaStep } from ".";

/** Changes by staff. Contains no shopper's data: changes name fields, and give values only of things. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      admin_id text not null,
      admin_name text not null,
      door text not null,
      thing_id text,
      thing text,
      changes jsonb not null
    );
    create index audit_log_at on audit_log (at desc);
    create index audit_log_thing on audit_log (thing_id, id desc) where thing_id is not null;
  `);
