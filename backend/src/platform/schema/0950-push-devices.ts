import type { SchemaStep } from ".";

/**
 * The devices that shoppers want to hear of their orders on (ADR-0094). Each belongs to the session of that device: however that
 * ends, nothing more is sent there.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_push_device (
      -- The SHA-256 of its endpoint, base64url: names it to those who may not know the endpoint, and is as unique.
      id text primary key,
      -- Where its browser's push service takes messages for it; whoever knows it can send some.
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      -- The shop's public key that its browser knows: what another key signs, the push service refuses.
      server_key text not null,
      customer_id text not null,
      session_id uuid not null references shop_session (id) on delete cascade,
      -- Of the shop on this device; it counts where the shopper has not chosen one for their messages.
      language text not null,
      browser text,
      system text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      -- In a row, since the last message that went through.
      failures integer not null default 0
    );
    create index shop_push_device_customer on shop_push_device (customer_id, created_at);
    create index shop_push_device_session on shop_push_device (session_id);
  `);
