import type { SchemaStep } from ".";

/**
 * Staff's product list (ADR-0050): one narrow row per product that is not deleted, so that a list is filtered, sorted and
 * counted without the texts of the read model, whose rows are thirty times as wide. `catalog_list_for_staff` copies
 * products after their projection. Stock is copied by the trigger alone, under the lock of the read model's row: sales
 * change it beside a projection. It is in no index, so that a sale rewrites one narrow row in place.
 */
const table = `
  create table catalog_staff_list (
    no integer primary key references catalog_product (no) on delete cascade,
    product_id text not null unique,
    published boolean not null,
    title text not null,
    title_sort text not null,
    category text not null,
    brand text not null,
    condition text,
    price numeric(12,2) not null,
    sale_price numeric(12,2) not null,
    paid_price numeric(12,2) not null,
    featured boolean not null,
    rating numeric(2,1) not null,
    review_count integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- Title, address and SKUs, normalised for search.
    sought text not null,
    stock integer not null,
    in_stock boolean not null
  ) with (fillfactor = 80);`;

const copied = `published, title, title_sort, category, brand, condition, price, sale_price, paid_price, featured,
  rating, review_count, created_at, updated_at, sought`;
const each = (of: string) => copied.split(",").map((column) => `${of}.${column.trim()}`);

/** Rows are locked in the order of their products, as sales lock them. */
const copy = `
  create function catalog_list_for_staff(products text[]) returns void language plpgsql as $$
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
      c.stock, c.in_stock
    from catalog_product c join product p on p.id = c.product_id and p.deleted_at is null
    where c.product_id = any (products) order by c.product_id
    on conflict (no) do update set (${copied}) = (${each("excluded").join(", ")})
      where (${each("s").join(", ")}) is distinct from (${each("excluded").join(", ")});
  end $$;

  create function catalog_stock_for_staff() returns trigger language plpgsql as $$
  begin
    update catalog_staff_list set stock = new.stock, in_stock = new.in_stock where no = new.no;
    return null;
  end $$;
  create trigger catalog_stock_for_staff after update of stock, in_stock on catalog_product for each row
    when (old.stock <> new.stock or old.in_stock <> new.in_stock) execute function catalog_stock_for_staff();`;

/** After the first rows, which are then indexed at once. */
const indexes = `
  create index catalog_staff_list_search on catalog_staff_list using gin (sought gin_trgm_ops);
  create index catalog_staff_list_updated on catalog_staff_list (updated_at, no);
  create index catalog_staff_list_created on catalog_staff_list (created_at, no);
  create index catalog_staff_list_title on catalog_staff_list (title_sort, no);
  create index catalog_staff_list_category on catalog_staff_list (category, updated_at, no);
  create index catalog_staff_list_brand on catalog_staff_list (brand, no);
  create index catalog_staff_list_price on catalog_staff_list (price, no);
  create index catalog_staff_list_published on catalog_staff_list (published, updated_at, no);
  -- Changes only when the last item is sold or the first comes in.
  create index catalog_staff_list_sold_out on catalog_staff_list (updated_at, no) where not in_stock;
  create index catalog_variant_low on catalog_variant (available, variant_id) where available < 5;`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(
    [
      table,
      copy,
      "select catalog_list_for_staff(coalesce(array_agg(product_id), '{}')) from catalog_product;",
      indexes,
    ].join("\n"),
  );
