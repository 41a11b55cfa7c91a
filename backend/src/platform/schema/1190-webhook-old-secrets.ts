import type { SchemaStep } from ".";

/**
 * The secrets that sign the messages of an address beside its present one and the one before it: whoever makes a new secret twice in
 * a day, because the first was lost, would leave the receiver without the one that it has (webhooks/secrets.ts).
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_webhook_old_secret (
      webhook_id text not null references shop_webhook on delete cascade,
      sealed text not null,
      until timestamptz not null,
      primary key (webhook_id, sealed)
    )`);
