import type { SchemaStep } from ".";

/**
 * Kinds of product below the category (ADR-0079): subcategories of the engine's, of which a row here makes one the
 * shop's. English name, handle, order, category and whether it is shown are the engine's.
 */
const table = `
  insert into shop_revision (subject) values ('kinds');

  create table shop_kind (
    kind_id text primary key,
    label_hi text not null,
    label_mr text not null,
    version integer not null default 1
  );

  alter table catalog_product add column kind text;
  create index catalog_product_kind on catalog_product (kind) where kind is not null;`;

/** A counter that each process follows, and marks for the read model: a product is found by the names of its kind. */
const own = `
  create function shop_kind_changed() returns trigger language plpgsql as $$
  begin
    insert into catalog_owed (product_id)
      select distinct l.product_id from product_category_product l join changed c on l.product_category_id = c.kind_id
      on conflict do nothing;
    update shop_revision set revision = revision + 1 where subject = 'kinds';
    return null;
  end $$;
  create trigger shop_kind_new after insert on shop_kind referencing new table as changed
    for each statement execute function shop_kind_changed();
  create trigger shop_kind_changed after update on shop_kind referencing new table as changed
    for each statement execute function shop_kind_changed();
  create trigger shop_kind_removed after delete on shop_kind referencing old table as changed
    for each statement execute function shop_kind_changed();`;

/**
 * The engine's own workflows are followed: a new name, order or handle; another category above it, which the marks of
 * earlier steps do not know; and the handle of that category, by which a kind names it.
 */
const engine = `
  create function shop_kind_followed() returns trigger language plpgsql as $$
  begin
    if not exists (select from new_rows n join shop_kind k on k.kind_id = n.id)
      and not exists (select from new_rows n join old_rows o using (id) join product_category p on p.parent_category_id = n.id
        join shop_kind k on k.kind_id = p.id where o.handle <> n.handle) then
      return null;
    end if;
    insert into catalog_owed (product_id)
      select distinct l.product_id from old_rows o join new_rows n using (id)
        join product_category p on (p.id = n.id and o.parent_category_id is distinct from n.parent_category_id)
          or (p.parent_category_id = n.id and o.handle <> n.handle)
        join shop_kind k on k.kind_id = p.id join product_category_product l on l.product_category_id = p.id
      on conflict do nothing;
    update shop_revision set revision = revision + 1 where subject = 'kinds';
    return null;
  end $$;
  create trigger shop_kind_followed after update on product_category
    referencing old table as old_rows new table as new_rows
    for each statement execute function shop_kind_followed();

  create function shop_kind_gone() returns trigger language plpgsql as $$
  begin
    delete from shop_kind where kind_id in (select id from old_rows);
    return null;
  end $$;
  create trigger shop_kind_gone after delete on product_category referencing old table as old_rows
    for each statement execute function shop_kind_gone();`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw([table, own, engine].join("\n"));
