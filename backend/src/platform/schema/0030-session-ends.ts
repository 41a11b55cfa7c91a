import type { SchemaStep } from ".";

/**
 * The session details shown to their owner, and an end that use does not extend (ADR-0025). Sessions that exist when
 * the shop is upgraded count their days from then: the upgrade signs no one out.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_session
      -- What a session is called in lists: it opens nothing.
      add column id uuid not null default gen_random_uuid(),
      add column ends_at timestamptz not null default now() + interval '24 hours',
      add column seen_at timestamptz not null default now(),
      -- The browser and system that signed in, in the words of device-words.ts; null where they are not known.
      add column browser text,
      add column system text,
      -- Begun under the cookie that no other host can set: the plain name does not open it.
      add column is_host_only boolean not null default false;
    update shop_session set ends_at = now() + interval '90 days' where actor_kind = 'shopper';
    create unique index shop_session_id on shop_session (id)`);
