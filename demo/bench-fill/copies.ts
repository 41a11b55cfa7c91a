import type { PoolClient } from "pg";
import { query, transaction } from "../../backend/src/platform/db/pool";

/** By table: what is of one product alone, as its number is in it. */
const own: Record<string, readonly string[]> = {
  catalog_product: [
    "product_id",
    "slug",
    "title",
    "title_sort",
    "head_words",
    "body_words",
    "card",
    "detail",
    "stock_json",
    "fingerprint",
  ],
  catalog_variant: ["variant_id", "product_id", "inventory_item_id", "sku"],
  catalog_staff_list: ["product_id", "title", "title_sort", "sought"],
  catalog_staff_stock: [],
};

/** How many invented products the read model has. */
export async function countInReadModel(): Promise<number> {
  const [{ there } = { there: 0 }] = await query<{ there: number }>({
    name: "bench-copies-there",
    text: "select count(*)::integer as there from catalog_product where product_id like 'prod_bench%'",
  });
  return there;
}

/**
 * Copies the rows of a table that belong to the products of this portion. `from` joins `t`, the rows, to `c`, the numbers, and to `copy`, where the
 * copies are products already.
 */
async function copyTable(client: PoolClient, table: string, from: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  // Ids have the number with zeros before it. A copy's own number, which is longer, may have the other's in it.
  const renumbered = (column: string) =>
    `replace(replace(replace(${column}, lpad(c.k::text, 8, '0'), '§'), c.k::text, c.n::text), '§', lpad(c.n::text, 8, '0'))`;
  const copied = (name: string) => {
    if (name === "no") return "copy.no";
    return own[table]?.includes(name) ? renumbered(`t.${name}`) : `t.${name}`;
  };
  await client.query(
    `insert into ${table} (${names.join(", ")}) select ${names.map(copied).join(", ")} from ${from} order by c.n`,
  );
}

/**
 * Adds the read model's rows of the products of a portion, which the engine has already (`bench_goods`), as copies of those that were
 * projected: to project a million would take an hour. Nobody follows the catalogue yet, so no trigger has to tell.
 */
async function copyInReadModel(client: PoolClient): Promise<void> {
  const idOf = (number: string) => `'prod_bench' || lpad(c.${number}::text, 8, '0')`;
  const rowsOf = (table: string) => `bench_goods c join ${table} t on t.product_id = ${idOf("k")}`;
  for (const table of ["catalog_product", "catalog_variant"]) await copyTable(client, table, rowsOf(table));
  const staff = `bench_goods c join catalog_product copy on copy.product_id = ${idOf("n")}
    join catalog_product p on p.product_id = ${idOf("k")}`;
  for (const table of ["catalog_staff_list", "catalog_staff_stock"])
    await copyTable(client, table, `${staff} join ${table} t on t.no = p.no`);
}

/** Copies made at once. */
const portion = 20_000;

/** Adds products `from` to `to` by these statements and as copies in the read model; `settings` are what the statements read. */
export async function addCopies(
  from: number,
  to: number,
  settings: (client: PoolClient, from: number, to: number) => Promise<void>,
  statements: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  for (let first = from; first <= to; first += portion) {
    const last = Math.min(to, first + portion - 1);
    await transaction(async (client) => {
      // No triggers and no looks at foreign keys: what they would note of each row would be projected one by one.
      await client.query("set local session_replication_role = replica");
      await settings(client, first, last);
      for (const sql of statements) await client.query(sql);
      await copyInReadModel(client);
    });
    say(`copied to ${last}`);
  }
}
