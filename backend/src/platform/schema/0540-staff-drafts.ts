import type { SchemaStep } from ".";

const copied = `published, title, title_sort, category, brand, condition, price, sale_price, paid_price, featured,
  rating, review_count, created_at, updated_at, sought, for_sale, translation_old, translation_missing`;
const each = (of: string) => copied.split(",").map((column) => `${of}.${column.trim()}`);

/** A text in Hindi or Marathi whose English has changed since: its fingerprint is another (`catalog/translations.ts`). */
const isOld = `coalesce((select bool_or(coalesce(t.value->'of'->>'title' <> md5(p.title), false)
    or coalesce(t.value->'of'->>'description' <> md5(coalesce(p.description, '')), false))
  from jsonb_each(d.translations) t where t.key in ('hi', 'mr')), false)`;

/**
 * Staff's product list (step 0441) also knows which products staff have published, whoever can buy them, and whose
 * texts in Hindi or Marathi are old or missing.
 */
const more = `
  alter table catalog_staff_list add column for_sale boolean not null default true,
    add column translation_old boolean not null default false, add column translation_missing boolean not null default false;

  create or replace function catalog_list_for_staff(products text[]) returns void language plpgsql as $$
  begin
    delete from catalog_staff_list where no in (
      select s.no from catalog_staff_list s where s.product_id = any (products)
        and not exists (select from product p where p.id = s.product_id and p.deleted_at is null)
      order by s.product_id for update);
    -- A new row starts with the stock of this moment: no sale may pass in between.
    perform 1 from catalog_product c where c.product_id = any (products)
      and not exists (select from catalog_staff_list s where s.no = c.no) order by c.product_id for update;
    insert into catalog_staff_list as s (no, product_id, ${copied}, stock, in_stock)
    select c.no, c.product_id, c.published, c.title, c.title_sort, c.category, c.brand, c.condition, c.price, c.sale_price,
      c.paid_price, c.featured, c.rating, c.review_count, c.created_at, p.updated_at,
      shop_search_text(concat_ws(E'\\n', c.title, c.slug,
        (select string_agg(v.sku, E'\\n' order by v.position, v.variant_id) from catalog_variant v where v.product_id = c.product_id))),
      p.status = 'published', ${isOld}, d.translations->'hi' is null or d.translations->'mr' is null,
      c.stock, c.in_stock
    from catalog_product c join product p on p.id = c.product_id and p.deleted_at is null
    left join product_detail d on d.product_id = c.product_id and d.deleted_at is null
    where c.product_id = any (products) order by c.product_id
    on conflict (no) do update set (${copied}) = (${each("excluded").join(", ")})
      where (${each("s").join(", ")}) is distinct from (${each("excluded").join(", ")});
  end $$;

  select catalog_list_for_staff(coalesce(array_agg(product_id), '{}')) from catalog_product;
  -- Few of a full shop's products: the list finds them without reading the others.
  create index catalog_staff_list_draft on catalog_staff_list (updated_at, no) where not for_sale;
  create index catalog_staff_list_translation_old on catalog_staff_list (updated_at, no) where translation_old;`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw(more);
