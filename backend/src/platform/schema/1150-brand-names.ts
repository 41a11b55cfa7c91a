import type { SchemaStep } from ".";

/**
 * What a brand is called in Hindi and Marathi (ADR-0116); an empty name is the English one, in `label`. Products are found by
 * each of them, so a new one marks its products for the read model.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_brand add column label_hi text not null default '', add column label_mr text not null default '';

    create or replace function shop_brand_renamed() returns trigger language plpgsql as $$
    begin
      insert into catalog_owed (product_id)
        select d.product_id from product_detail d where d.deleted_at is null
          and d.brand in (select n.id from new_rows n join old_rows o using (id)
            where (n.label, n.label_hi, n.label_mr) <> (o.label, o.label_hi, o.label_mr))
        on conflict do nothing;
      return null;
    end $$;
  `);
