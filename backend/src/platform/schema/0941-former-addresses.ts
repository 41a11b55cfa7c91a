import type { SchemaStep } from ".";

/**
 * Where products were before, by slug: the product, and the choice of it, to which that address leads on (ADR-0091). A
 * product whose slug changes keeps the one before; one that was merged into another is entered by staff.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_former_address (
      slug text primary key,
      product_id text not null,
      -- Null: the product as it opens.
      variant_id text,
      entered_at timestamptz not null default now()
    );
    create index shop_former_address_product on shop_former_address (product_id);
    create function catalog_keep_address() returns trigger language plpgsql as $$
    begin
      delete from shop_former_address where slug = new.slug;
      if old.published then
        insert into shop_former_address (slug, product_id) values (old.slug, new.product_id)
        on conflict (slug) do update set product_id = excluded.product_id, variant_id = null;
      end if;
      return null;
    end $$;
    create trigger catalog_keep_address after update of slug on catalog_product
      for each row when (old.slug is distinct from new.slug) execute function catalog_keep_address();
  `);
