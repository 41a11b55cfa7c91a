import type { SchemaStep } from ".";

/**
 * Sessions. Only the hash of a token is stored: a copy of this table cannot be used to sign in. A session that ends
 * is deleted, so a copied token is refused at once.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_session (
      token_hash bytea primary key,
      actor_kind text not null check (actor_kind in ('shopper', 'admin')),
      actor_id text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index shop_session_actor on shop_session (actor_id);
    create index shop_session_expiry on shop_session (expires_at)`);
