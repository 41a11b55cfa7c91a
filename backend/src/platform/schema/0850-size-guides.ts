import type { SchemaStep } from ".";

/**
 * What the sizes of a category, or of a kind of product, measure (ADR-0085). A guide goes with what it is for. Measures
 * are in millimetres; `rows` holds a list of cells by size, also of sizes that the category no longer has, which are not shown.
 */
const table = `
  insert into shop_revision (subject) values ('size-guides');

  create table shop_size_guide (
    -- The engine's id of the category or kind.
    owner_id text primary key generated always as (coalesce(category_id, kind_id)) stored,
    category_id text references shop_category on delete cascade,
    kind_id text references shop_kind on delete cascade,
    measured text not null check (measured in ('body', 'garment')),
    measures text[] not null check (cardinality(measures) > 0),
    rows jsonb not null,
    version integer not null default 1,
    check (num_nonnulls(category_id, kind_id) = 1)
  );
  create index shop_size_guide_category on shop_size_guide (category_id);
  create index shop_size_guide_kind on shop_size_guide (kind_id);

  create function shop_size_guide_changed() returns trigger language plpgsql as $$
  begin
    update shop_revision set revision = revision + 1 where subject = 'size-guides';
    return null;
  end $$;
  create trigger shop_size_guide_changed after insert or update or delete on shop_size_guide
    for each statement execute function shop_size_guide_changed();`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw(table);
