import type { SchemaStep } from ".";

/**
 * The role of each member of the staff (ADR-0051). A user of the engine without a row here is nobody to the shop, so that
 * whatever else creates users lets nobody in. Who was staff before roles came could do everything, and still can.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_staff (
      admin_id text primary key,
      role text not null check (role in ('owner', 'manager', 'packer', 'catalogue')),
      blocked_at timestamptz,
      created_at timestamptz not null default now()
    );
    insert into shop_staff (admin_id, role) select id, 'owner' from "user" where deleted_at is null;
  `);
