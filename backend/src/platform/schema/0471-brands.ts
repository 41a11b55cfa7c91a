import type { SchemaStep } from ".";

/**
 * The shop's brands (ADR-0046), which stood in the code before: a shop that sells already keeps those. A product is found by
 * its brand's label, so a renamed brand marks its products for the read model.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    insert into shop_revision (subject) values ('brands');

    create table shop_brand (
      id text primary key,
      label text not null,
      categories text[] not null check (cardinality(categories) > 0),
      position integer not null,
      is_hidden boolean not null default false,
      version integer not null default 1
    );
    create unique index shop_brand_label on shop_brand (lower(label));

    create function shop_brand_changed() returns trigger language plpgsql as $$
    begin
      update shop_revision set revision = revision + 1 where subject = 'brands';
      return null;
    end $$;
    create trigger shop_brand_changed after insert or update or delete on shop_brand
      for each statement execute function shop_brand_changed();

    create function shop_brand_renamed() returns trigger language plpgsql as $$
    begin
      insert into catalog_owed (product_id)
        select d.product_id from product_detail d where d.deleted_at is null
          and d.brand in (select n.id from new_rows n join old_rows o using (id) where n.label <> o.label)
        on conflict do nothing;
      return null;
    end $$;
    create trigger shop_brand_renamed after update on shop_brand
      referencing old table as old_rows new table as new_rows
      for each statement execute function shop_brand_renamed();

    insert into shop_brand (id, label, categories, position)
      select id, label, categories::text[], position from (values
        ('samsung', 'Samsung', '{electronics}', 0),
        ('sony', 'Sony', '{electronics}', 1),
        ('apple', 'Apple', '{electronics}', 2),
        ('lg', 'LG', '{electronics}', 3),
        ('iqoo', 'iQOO', '{electronics}', 4),
        ('panasonic', 'Panasonic', '{electronics}', 5),
        ('oppo', 'OPPO', '{electronics}', 6),
        ('vivo', 'vivo', '{electronics}', 7),
        ('dell', 'Dell', '{electronics}', 8),
        ('hp', 'HP', '{electronics}', 9),
        ('asus', 'ASUS', '{electronics}', 10),
        ('acer', 'Acer', '{electronics}', 11),
        ('xiaomi', 'Xiaomi', '{electronics}', 12),
        ('oneplus', 'OnePlus', '{electronics}', 13),
        ('nokia', 'Nokia', '{electronics}', 14),
        ('motorola', 'Motorola', '{electronics}', 15),
        ('google', 'Google', '{electronics}', 16),
        ('nike', 'Nike', '{fashion}', 17),
        ('adidas', 'Adidas', '{fashion}', 18),
        ('KittuFashion', 'Kittu Fashion', '{fashion}', 19),
        ('puma', 'Puma', '{fashion}', 20),
        ('Mahalaxmi', 'Mahalaxmi', '{toys,farming}', 21),
        ('hotwheels', 'Hot Wheels', '{toys}', 22),
        ('lego', 'LEGO', '{toys}', 23),
        ('nerf', 'Nerf', '{toys}', 24),
        ('kraftseeds', 'Kraft Seeds', '{farming}', 25),
        ('crompton', 'Crompton', '{farming}', 26),
        ('kisankraft', 'KisanKraft', '{farming}', 27),
        ('mahindraagri', 'Mahindra Agri', '{farming}', 28)
      ) shipped (id, label, categories, position) where exists (select from product);
  `);
