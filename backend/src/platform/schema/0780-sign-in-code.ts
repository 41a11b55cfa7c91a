import type { SchemaStep } from ".";

/**
 * Codes with which shoppers sign in instead of a password, and the phones that were proved by a text message, which
 * alone may be sent one (ADR-0078).
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    -- One code an account: a later one replaces the one before. Kept only as a hash.
    create table shop_sign_in_code (
      customer_id text primary key,
      sent_by text not null check (sent_by in ('mail', 'text')),
      -- Null once it was used.
      code_hash bytea,
      expires_at timestamptz not null,
      tries_left integer not null,
      last_sent_at timestamptz not null default now(),
      -- Codes that were sent, and since when they are counted.
      window_started_at timestamptz not null default now(),
      sent_in_window integer not null default 1
    );
    create index shop_sign_in_code_sent on shop_sign_in_code (last_sent_at);

    -- Accounts whose phone was changed with a code that went to the new phone itself.
    create table shop_proved_phone (
      customer_id text primary key,
      proved_at timestamptz not null default now()
    );

    -- Whoever changes the phone, also the engine or a plugin: what was proved was another one.
    create function shop_forget_proved_phone() returns trigger language plpgsql as $$
    begin
      delete from shop_proved_phone where customer_id = new.id;
      return null;
    end $$;
    create trigger shop_phone_changed after update of phone on customer for each row
      when (old.phone is distinct from new.phone) execute function shop_forget_proved_phone();

    -- Where the code of a requested change was sent: a code in the mailbox proves no phone.
    alter table shop_contact_change add column sent_by text not null default 'mail'
      check (sent_by in ('mail', 'text'));
  `);
