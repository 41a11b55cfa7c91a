import type { SchemaStep } from ".";

/**
 * Every write to an engine table that the read model is built from marks the product for projection, in the writer's
 * own transaction (ADR-0017): no event can be lost, and no way of writing is overlooked. A mark is a row of
 * `catalog_owed`, one per product and transaction, so that writers never wait for each other here.
 * `catalog/projection/project.ts` deletes the marks that it saw, in the transaction in which it writes: a mark added
 * meanwhile stays.
 */
const owed = `
  create table catalog_owed (
    product_id text not null,
    tx xid8 not null default pg_current_xact_id(),
    since timestamptz not null default now(),
    attempts integer not null default 0,
    -- Our own workflows project what they wrote within this time, before they answer.
    due_at timestamptz not null default now() + interval '300 milliseconds',
    last_error text,
    primary key (product_id, tx)
  );
  create index catalog_owed_due on catalog_owed (due_at);`;

/** Columns of the row: when a price list next starts or ends for it, and the version of our code that rendered it. */
const row = `
  alter table catalog_product add column turns_at timestamptz;
  alter table catalog_product add column rendered_by integer not null default 0;
  create index catalog_product_turns on catalog_product (turns_at) where turns_at is not null;`;

/** The progress of the sweep that compares every product with the engine; `upto` is null if none is running. */
const sweep = `
  create table catalog_sweep (
    only_row boolean primary key default true check (only_row),
    upto text,
    began_at timestamptz,
    finished_at timestamptz,
    looked integer not null default 0,
    healed integer not null default 0,
    healed_ever bigint not null default 0
  );
  insert into catalog_sweep default values;`;

/** The products of changed rows, and the columns that an update must change to affect the read model. */
type Watched = { products: string; unless?: string[] };

const ofVariants = (variants: string) =>
  `select v.product_id from (${variants}) c join product_variant v on v.id = c.variant_id`;
const ofSets = (sets: string) =>
  ofVariants(
    `select s.variant_id from (${sets}) c join product_variant_price_set s on s.price_set_id = c.price_set_id`,
  );
const ofValues = (values: string) =>
  ofVariants(
    `select o.variant_id from (${values}) c join product_variant_option o on o.option_value_id = c.id`,
  );

/** `changed` contains the rows of one statement, before and after. */
const watched: Readonly<Record<string, Watched>> = {
  product: { products: "select id as product_id from changed" },
  product_variant: { products: "select product_id from changed" },
  product_detail: { products: "select product_id from changed" },
  review: { products: "select product_id from changed" },
  image: { products: "select product_id from changed" },
  product_category_product: { products: "select product_id from changed" },
  product_variant_inventory_item: { products: ofVariants("select variant_id from changed") },
  product_variant_price_set: { products: ofVariants("select variant_id from changed") },
  product_variant_option: { products: ofVariants("select variant_id from changed") },
  price: { products: ofSets("select price_set_id from changed") },
  price_list: {
    products: ofSets("select p.price_set_id from changed l join price p on p.price_list_id = l.id"),
    unless: ["status", "type", "starts_at", "ends_at", "rules_count", "deleted_at"],
  },
  product_category: {
    products: `select l.product_id from changed c join product_category_product l on l.product_category_id = c.id`,
    unless: ["handle", "deleted_at"],
  },
  product_option: {
    products: ofValues("select v.id from changed c join product_option_value v on v.option_id = c.id"),
    unless: ["title", "deleted_at"],
  },
  product_option_value: {
    products: ofValues("select id from changed"),
    unless: ["value", "option_id", "deleted_at"],
  },
};

/** The tables whose changes are marked for the read model. */
export const watchedTables = Object.keys(watched);

/** The updated rows in which one of these columns changed; all updated rows if no columns are named. */
function updated(columns: string[] | undefined): string {
  if (!columns) return "select * from old_rows union all select * from new_rows";
  const row = (of: string) => columns.map((column) => `${of}.${column}`).join(", ");
  const differs = `(${row("o")}) is distinct from (${row("n")})`;
  return `select n.* from new_rows n join old_rows o using (id) where ${differs}`;
}

function watch(table: string, { products, unless }: Watched): string {
  const owe = (changed: string) => `
      with changed as (${changed})
      insert into catalog_owed (product_id)
        select distinct product_id from (${products}) touched where product_id is not null
        on conflict do nothing;`;
  return `
    create function catalog_owe_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${owe("select * from new_rows")}
      elsif tg_op = 'DELETE' then ${owe("select * from old_rows")}
      else ${owe(updated(unless))}
      end if;
      return null;
    end $$;
    create trigger catalog_owe_insert after insert on ${table} referencing new table as new_rows
      for each statement execute function catalog_owe_${table}();
    create trigger catalog_owe_update after update on ${table} referencing old table as old_rows new table as new_rows
      for each statement execute function catalog_owe_${table}();
    create trigger catalog_owe_delete after delete on ${table} referencing old table as old_rows
      for each statement execute function catalog_owe_${table}();`;
}

/**
 * The trigger of a stock record (0101) finds no variant in the read model while that is being written for the first
 * time, so new records are marked. Changes of a record need no mark, and orders make thousands of them.
 */
const newLevels = `
  create function catalog_owe_inventory_level() returns trigger language plpgsql as $$
  begin
    insert into catalog_owed (product_id)
      select distinct v.product_id from new_rows c
      join product_variant_inventory_item i on i.inventory_item_id = c.inventory_item_id
      join product_variant v on v.id = i.variant_id where v.product_id is not null
      on conflict do nothing;
    return null;
  end $$;
  create trigger catalog_owe_insert after insert on inventory_level referencing new table as new_rows
    for each statement execute function catalog_owe_inventory_level();`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(
    [owed, row, sweep, newLevels, ...Object.entries(watched).map(([table, how]) => watch(table, how))].join(
      "\n",
    ),
  );
