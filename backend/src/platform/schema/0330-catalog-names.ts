import type { SchemaStep } from ".";

/**
 * A product is found by its tags, its collection, its type and further categories of the engine's. So their changes mark
 * its products for projection too, as those of the tables in 0110 do.
 */
type Named = { products: string; unless: string[] };

const named: Readonly<Record<string, Named>> = {
  product_tag: {
    products: "select l.product_id from changed c join product_tags l on l.product_tag_id = c.id",
    unless: ["value", "deleted_at"],
  },
  product_collection: {
    products: "select p.id as product_id from changed c join product p on p.collection_id = c.id",
    unless: ["title", "deleted_at"],
  },
  product_type: {
    products: "select p.id as product_id from changed c join product p on p.type_id = c.id",
    unless: ["value", "deleted_at"],
  },
  product_category: {
    products:
      "select l.product_id from changed c join product_category_product l on l.product_category_id = c.id",
    unless: ["name", "is_active", "is_internal"],
  },
};

/** The tables, beside those of 0110, whose changes are marked for the read model. */
export const namedTables = ["product_tags", "product_tag", "product_collection", "product_type"];

const owe = (changed: string, products: string) => `
  with changed as (${changed})
  insert into catalog_owed (product_id)
    select distinct product_id from (${products}) touched where product_id is not null
    on conflict do nothing;`;

function differing(columns: string[]): string {
  const row = (of: string) => columns.map((column) => `${of}.${column}`).join(", ");
  return `select n.* from new_rows n join old_rows o using (id) where (${row("o")}) is distinct from (${row("n")})`;
}

/** Triggers under the names of 0110, except for a table that has those already. */
function watch(table: string, { products, unless }: Named): string {
  const hasOthers = !namedTables.includes(table);
  const name = hasOthers ? "catalog_owe_name" : "catalog_owe_update";
  const update = `
    create function catalog_owe_name_of_${table}() returns trigger language plpgsql as $$
    begin ${owe(differing(unless), products)} return null; end $$;
    create trigger ${name} after update on ${table} referencing old table as old_rows new table as new_rows
      for each statement execute function catalog_owe_name_of_${table}();`;
  const others = `
    create function catalog_owe_${table}_gone() returns trigger language plpgsql as $$
    begin ${owe("select * from old_rows", products)} return null; end $$;
    create trigger catalog_owe_delete after delete on ${table} referencing old table as old_rows
      for each statement execute function catalog_owe_${table}_gone();
    create function catalog_owe_${table}_new() returns trigger language plpgsql as $$
    begin ${owe("select * from new_rows", products)} return null; end $$;
    create trigger catalog_owe_insert after insert on ${table} referencing new table as new_rows
      for each statement execute function catalog_owe_${table}_new();`;
  return hasOthers ? update : update + others;
}

/** The link of a product to its tags has no id: a changed row is one removed and one added. */
const links = (["insert", "update", "delete"] as const)
  .map((event) => {
    const [tables, rows] = {
      insert: ["new table as new_rows", "select product_id from new_rows"],
      update: [
        "old table as old_rows new table as new_rows",
        "select product_id from old_rows union select product_id from new_rows",
      ],
      delete: ["old table as old_rows", "select product_id from old_rows"],
    }[event];
    return `
      create function catalog_owe_product_tags_${event}() returns trigger language plpgsql as $$
      begin ${owe(rows ?? "", "select product_id from changed")} return null; end $$;
      create trigger catalog_owe_${event} after ${event} on product_tags referencing ${tables}
        for each statement execute function catalog_owe_product_tags_${event}();`;
  })
  .join("\n");

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw([links, ...Object.entries(named).map(([table, how]) => watch(table, how))].join("\n"));
