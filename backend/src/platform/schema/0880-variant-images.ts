import type { SchemaStep } from ".";

export const picturedTable = "product_variant_product_image";

/**
 * What the gallery of a variant shows (ADR-0091), and the marks that follow the engine's links between variants and
 * images as those of 0110 follow its other tables.
 */
const owe = (rows: string) => `
  insert into catalog_owed (product_id)
    select distinct v.product_id from (${rows}) c join product_variant v on v.id = c.variant_id
    where v.product_id is not null on conflict do nothing;`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table catalog_variant add column images jsonb not null default '[]';
    create function catalog_owe_${picturedTable}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${owe("select variant_id from new_rows")}
      elsif tg_op = 'DELETE' then ${owe("select variant_id from old_rows")}
      else ${owe("select variant_id from old_rows union all select variant_id from new_rows")}
      end if;
      return null;
    end $$;
    create trigger catalog_owe_insert after insert on ${picturedTable} referencing new table as new_rows
      for each statement execute function catalog_owe_${picturedTable}();
    create trigger catalog_owe_update after update on ${picturedTable}
      referencing old table as old_rows new table as new_rows
      for each statement execute function catalog_owe_${picturedTable}();
    create trigger catalog_owe_delete after delete on ${picturedTable} referencing old table as old_rows
      for each statement execute function catalog_owe_${picturedTable}();`);
