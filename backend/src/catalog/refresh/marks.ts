import type { PoolClient } from "pg";
import { query } from "../../platform/db/pool";
import { backoff } from "../../platform/queue/claim";

/** Deletes the marks of these products that this transaction sees; returns which of them had any. */
export async function takeMarks(client: PoolClient, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: "catalog-take-marks",
    text: `with taken as (delete from catalog_owed where product_id = any ($1) returning product_id)
           select distinct product_id as id from taken`,
    values: [productIds],
  });
  return rows.map(({ id }) => id);
}

/** Which of these products have a mark at this moment. */
export async function marked(client: PoolClient, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: "catalog-marked",
    text: "select distinct product_id as id from catalog_owed where product_id = any ($1)",
    values: [productIds],
  });
  return rows.map(({ id }) => id);
}

/** Turned products that are looked at beside those that are projected: a sale may have many thousands. */
const turnedAtOnce = 1_000;

/**
 * Marks the next products for which a price list has started or ended since they were last projected. Those in front that
 * were put off are passed over: however many they are, the others get their turn.
 */
async function markTurned(): Promise<void> {
  await query({
    name: "catalog-mark-turned",
    text: `insert into catalog_owed (product_id, due_at)
           select product_id, now() from (
             select product_id from catalog_product where turns_at <= now() order by turns_at
             limit ${turnedAtOnce} + (select count(*) from catalog_owed where due_at > now())) c
           where not exists (select from catalog_owed o where o.product_id = c.product_id)
           on conflict do nothing`,
  });
}

/** Marks that are looked at for each product: several transactions may have marked it. */
const marksEach = 4;

/** Products whose projection is due, the longest waiting first, at most `limit`. */
export async function dueProducts(limit: number): Promise<string[]> {
  const [row] = await query<{ owed: boolean; turned: boolean }>({
    name: "catalog-due",
    text: `select exists (select from catalog_owed where due_at <= now()) as owed,
             exists (select from catalog_product where turns_at <= now()) as turned`,
  });
  if (row?.turned) await markTurned();
  else if (!row?.owed) return [];
  const rows = await query<{ id: string }>({
    name: "catalog-due-products",
    text: `select product_id as id from (
             select product_id, due_at from catalog_owed where due_at <= now() order by due_at limit $2) m
           group by product_id order by min(due_at), product_id limit $1`,
    values: [limit, limit * marksEach],
  });
  return rows.map(({ id }) => id);
}

/** Postpones a product whose projection failed: by two seconds, twice as long each time, at most ten minutes. */
export async function putOff(productId: string, why: string): Promise<void> {
  await query({
    name: "catalog-put-off",
    text: `update catalog_owed set attempts = attempts + 1, last_error = $2,
             due_at = now() + ${backoff("attempts", "2 seconds", "10 minutes")}
           where product_id = $1`,
    values: [productId, why.slice(0, 500)],
  });
}

/** Marks products that could not be projected in another way. */
export async function owe(client: PoolClient, productIds: readonly string[]): Promise<void> {
  await client.query({
    name: "catalog-owe",
    text: "insert into catalog_owed (product_id) select unnest($1::text[]) on conflict do nothing",
    values: [productIds],
  });
}
