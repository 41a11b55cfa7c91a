import type { SchemaStep } from ".";

/**
 * The read model (ADR-0005). `catalog_product` has one row per product that was ever shown; texts are JSON without
 * their closing brace, and `stock_json` is the rest, so that selling one item rewrites a few bytes. `catalog_version`
 * has one row: the number of the last change that affects a list or its counts.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table catalog_version (
      only_row boolean primary key default true check (only_row),
      version bigint not null default 1
    );
    insert into catalog_version default values;

    create table catalog_product (
      no integer generated always as identity primary key,
      product_id text not null unique,
      slug text not null,
      published boolean not null,
      title text not null,
      title_sort text not null,
      category text not null,
      brand text not null,
      condition text,
      country text not null,
      price numeric(12,2) not null,
      sale_price numeric(12,2) not null,
      paid_price numeric(12,2) not null,
      image text not null,
      weight_kg real not null,
      length_cm real not null,
      breadth_cm real not null,
      height_cm real not null,
      hsn text not null,
      gst_rate real not null,
      featured boolean not null,
      rating numeric(2,1) not null,
      review_count integer not null,
      created_at timestamptz not null,
      -- Words for the search, folded: those of title, brand and category, and those of the texts below them.
      head_words text not null,
      body_words text not null,
      card text not null,
      detail text not null,
      stock integer not null default 0,
      in_stock boolean not null default false,
      -- One bit a size that can be bought, XS the lowest.
      size_mask integer not null default 0,
      stock_json text not null default ',"totalStock":0,"inStock":false,"sizes":[]}',
      -- Of all that was projected: an event that changed nothing rewrites nothing.
      fingerprint text not null,
      version bigint not null
    ) with (fillfactor = 80);
    alter table catalog_product alter column card set storage main;
    create index catalog_product_slug on catalog_product (slug) where published;
    create index catalog_product_version on catalog_product (version);

    -- Card and page in Hindi and Marathi, where a product has texts in them.
    create table catalog_text (
      no integer not null references catalog_product (no) on delete cascade,
      lang text not null,
      card text not null,
      detail text not null,
      primary key (no, lang)
    );

    create table catalog_variant (
      variant_id text primary key,
      product_id text not null references catalog_product (product_id) on delete cascade,
      inventory_item_id text not null,
      size text,
      position integer not null,
      sku text,
      price numeric(12,2) not null,
      sale_price numeric(12,2) not null,
      paid_price numeric(12,2) not null,
      -- What can still be bought: stocked less reserved, never below 0.
      available integer not null default 0
    ) with (fillfactor = 80);
    create unique index catalog_variant_size on catalog_variant (product_id, coalesce(size, ''));
    create index catalog_variant_item on catalog_variant (inventory_item_id);
  `);
