import type { SchemaStep } from ".";

const copied = `published, title, title_sort, category, brand, condition, price, sale_price, paid_price, featured,
  rating, review_count, created_at, updated_at, sought, for_sale, translation_old, translation_missing`;
const each = (of: string) => copied.split(",").map((column) => `${of}.${column.trim()}`);

/** A text in Hindi or Marathi whose English has changed since: its fingerprint is another (`catalog/translations.ts`). */
const isOld = `coalesce((select bool_or(coalesce(t.value->'of'->>'title' <> md5(p.title), false)
    or coalesce(t.value->'of'->>'description' <> md5(coalesce(p.description, '')), false))
  from jsonb_each(d.translations) t where t.key in ('hi', 'mr')), false)`;

/**
 * The stock of staff's products is a narrow table of its own, with an index in its order (ADR-0061). In staff's list a sale
 * would write into each index of that list, and each changed row there has to be looked up by counts until a vacuum.
 * Now a sale changes the list only when the last item goes. Stock is locked before the row of the list.
 */
const steps = `
  create table catalog_staff_stock (
    no integer primary key,
    stock integer not null
  ) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

  -- Sales wait from here to the end of the step, so that none is missed.
  lock table catalog_staff_list in share row exclusive mode;
  insert into catalog_staff_stock (no, stock) select no, stock from catalog_staff_list;
  create index catalog_staff_stock_order on catalog_staff_stock (stock, no);
  alter table catalog_staff_stock add foreign key (no) references catalog_staff_list (no) on delete cascade;

  create or replace function catalog_stock_for_staff() returns trigger language plpgsql as $$
  begin
    update catalog_staff_stock set stock = new.stock where no = new.no;
    if old.in_stock <> new.in_stock then
      update catalog_staff_list set in_stock = new.in_stock where no = new.no;
    end if;
    return null;
  end $$;

  create or replace function catalog_list_for_staff(products text[]) returns void language plpgsql as $$
  begin
    perform 1 from catalog_staff_stock k join catalog_staff_list s using (no) where s.product_id = any (products)
      and not exists (select from product p where p.id = s.product_id and p.deleted_at is null)
      order by s.product_id for update of k;
    delete from catalog_staff_list where no in (
      select s.no from catalog_staff_list s where s.product_id = any (products)
        and not exists (select from product p where p.id = s.product_id and p.deleted_at is null)
      order by s.product_id for update);
    -- A new row starts with the stock of this moment: no sale may pass in between.
    perform 1 from catalog_product c where c.product_id = any (products)
      and not exists (select from catalog_staff_list s where s.no = c.no) order by c.product_id for update;
    insert into catalog_staff_list as s (no, product_id, ${copied}, in_stock)
    select c.no, c.product_id, c.published, c.title, c.title_sort, c.category, c.brand, c.condition, c.price, c.sale_price,
      c.paid_price, c.featured, c.rating, c.review_count, c.created_at, p.updated_at,
      shop_search_text(concat_ws(E'\\n', c.title, c.slug,
        (select string_agg(v.sku, E'\\n' order by v.position, v.variant_id) from catalog_variant v where v.product_id = c.product_id))),
      p.status = 'published', ${isOld}, d.translations->'hi' is null or d.translations->'mr' is null,
      c.in_stock
    from catalog_product c join product p on p.id = c.product_id and p.deleted_at is null
    left join product_detail d on d.product_id = c.product_id and d.deleted_at is null
    where c.product_id = any (products) order by c.product_id
    on conflict (no) do update set (${copied}) = (${each("excluded").join(", ")})
      where (${each("s").join(", ")}) is distinct from (${each("excluded").join(", ")});
    insert into catalog_staff_stock (no, stock)
    select c.no, c.stock from catalog_product c join catalog_staff_list s using (no)
    where c.product_id = any (products) and not exists (select from catalog_staff_stock k where k.no = c.no)
    order by c.product_id on conflict do nothing;
  end $$;

  alter table catalog_staff_list drop column stock;`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw(steps);
