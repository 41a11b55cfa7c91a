import type { PoolClient } from "pg";
import { transaction } from "../db/pool";
import { readFacts } from "./facts";
import { productRow, type Rows } from "./project-rows";
import { shape } from "./shape";
import { write } from "./write-rows";

const batchSize = 200;

/** Those of `rows` that differ from what the read model holds. */
async function changedRows(client: PoolClient, rows: Rows[]): Promise<Rows[]> {
  const { rows: known } = await client.query<{ productId: string; fingerprint: string }>({
    name: "catalog-fingerprints",
    text: `select product_id as "productId", fingerprint from catalog_product where product_id = any ($1)`,
    values: [rows.map(({ row }) => row.product_id)],
  });
  const fingerprints = new Map(known.map(({ productId, fingerprint }) => [productId, fingerprint]));
  return rows.filter(({ row }) => fingerprints.get(row.product_id) !== row.fingerprint);
}

async function projectBatch(productIds: string[]): Promise<void> {
  await transaction(async (client) => {
    // Two projections of one product take turns, and the later one reads the later facts.
    await client.query({
      name: "catalog-turn",
      text: "select pg_advisory_xact_lock(1751, hashtext(id)) from (select unnest($1::text[]) as id order by 1) ids",
      values: [productIds],
    });
    const facts = await readFacts(client, productIds);
    const present = new Set(facts.map(({ productId }) => productId));
    const gone = productIds.filter((id) => !present.has(id));
    const changed = await changedRows(
      client,
      facts.map((fact) => productRow(shape(fact))),
    );
    if (changed.length > 0 || gone.length > 0) await write(client, changed, gone);
  });
}

/**
 * Brings these products from the engine into the read model; when it returns, every later read shows them as they are.
 * A deleted product is taken out. Unchanged ones cost a read and no write.
 */
export async function project(productIds: Iterable<string>): Promise<void> {
  const sorted = [...new Set(productIds)].sort();
  for (let at = 0; at < sorted.length; at += batchSize) await projectBatch(sorted.slice(at, at + batchSize));
}
