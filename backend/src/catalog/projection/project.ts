import { setTimeout as pause } from "node:timers/promises";
import type { PoolClient } from "pg";
import { type Statement, transaction } from "../../platform/db/pool";
import { faultPoint } from "../../platform/faultpoints";
// The labels of brands, categories and kinds are among a product's words.
import "../stored-brands";
import "../stored-categories";
import "../stored-kinds";
import { catchUp } from "../../platform/revisions/revisions";
import { mapInTurns } from "../index/turn";
import { marked, takeMarks } from "../refresh/marks";
import { readFacts } from "./facts";
import { productRow } from "./project-rows";
import { renderVersion } from "./render-version";
import { shape } from "./shape";
import { healStock, write } from "./write-rows";

const batchSize = 100;

type Known = { productId: string; fingerprint: string; published: boolean; renderedBy: number };

/** What the read model holds of these products. */
async function readKnown(client: PoolClient, productIds: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await client.query<Known>({
    name: "catalog-known",
    text: `select product_id as "productId", fingerprint, published, rendered_by as "renderedBy"
           from catalog_product where product_id = any ($1)`,
    values: [productIds],
  });
  return new Map(rows.map((row) => [row.productId, row]));
}

/**
 * Brings products whose lock this transaction holds (see `takeTurns`) into the read model; returns what differed.
 * `leaveNewer` skips rows that newer code has rendered: while two versions of the shop run side by side, the older
 * one would undo the other's work. `everything` writes rows that do not differ too.
 */
async function projectInTurn(
  client: PoolClient,
  productIds: readonly string[],
  { leaveNewer = false, everything = false } = {},
): Promise<{ differed: string[]; known: Map<string, Known> }> {
  // A mark may stand for a rate that another process has changed a moment ago.
  await catchUp(
    async <Row extends object>(statement: Statement) => (await client.query<Row>(statement)).rows,
  );
  const facts = await readFacts(client, productIds);
  const known = await readKnown(client, productIds);
  const present = new Set(facts.map(({ productId }) => productId));
  const gone = productIds.filter((id) => !present.has(id) && known.get(id)?.published);
  const rows = await mapInTurns(facts, (fact) => productRow(shape(fact)));
  const changed = rows.filter(({ row: { product_id, fingerprint } }) => {
    const before = known.get(product_id);
    if (leaveNewer && before && before.renderedBy > renderVersion) return false;
    return everything || before?.fingerprint !== fingerprint || before.renderedBy !== renderVersion;
  });
  if (changed.length > 0 || gone.length > 0) await write(client, changed, gone);
  const restocked = await healStock(client, productIds);
  // After every other write: of an unchanged product the day of its last edit may be another.
  await client.query({
    name: "catalog-list-for-staff",
    text: "select catalog_list_for_staff($1::text[])",
    values: [productIds],
  });
  return { differed: [...changed.map(({ row }) => row.product_id), ...gone, ...restocked], known };
}

/** A stock record of the product is being created at this moment: its mark will follow. */
export const isBusy = (error: unknown): boolean => (error as { code?: string }).code === "55P03";

const busyMs = 50;
const busyAtMostMs = 3_000;

async function whenFree(work: () => Promise<void>): Promise<void> {
  const end = Date.now() + busyAtMostMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await pause(busyMs);
    }
  }
}

/** Two projections of one product run one after the other, and the later one reads the later facts. */
async function takeTurns(client: PoolClient, productIds: readonly string[]): Promise<void> {
  await client.query({
    name: "catalog-turn",
    text: "select pg_advisory_xact_lock(1751, hashtext(id)) from (select unnest($1::text[]) as id order by 1) ids",
    values: [productIds],
  });
}

/** Those of the products that nobody is projecting at this moment, locked for this transaction. */
async function takeFreeTurns(client: PoolClient, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: "catalog-free-turn",
    text: `select id from (select unnest($1::text[]) as id order by 1) ids
           where pg_try_advisory_xact_lock(1751, hashtext(id))`,
    values: [productIds],
  });
  return rows.map(({ id }) => id);
}

/**
 * Brings these products from the engine into the read model; once it returns, every later read shows them as they
 * are. Deleted products are removed. Unchanged ones cost a read and no write.
 */
export async function project(productIds: Iterable<string>, { everything = false } = {}): Promise<void> {
  const sorted = [...new Set(productIds)].sort();
  for (let at = 0; at < sorted.length; at += batchSize) {
    const ids = sorted.slice(at, at + batchSize);
    await whenFree(() =>
      transaction(async (client) => {
        await takeTurns(client, ids);
        faultPoint("project.locked");
        // Before the facts are read: whatever is written after this leaves a new mark.
        await takeMarks(client, ids);
        await projectInTurn(client, ids, { everything });
        faultPoint("project.written");
      }),
    );
    faultPoint("project.committed");
  }
}

/** Projects those of these products that are still marked and that no other process is working on; returns how many. */
export async function projectOwed(productIds: readonly string[]): Promise<number> {
  const count = await transaction(async (client) => {
    const free = await takeFreeTurns(client, productIds);
    faultPoint("project.locked");
    const owed = await takeMarks(client, free);
    if (owed.length > 0) await projectInTurn(client, owed);
    faultPoint("project.written");
    return owed.length;
  });
  faultPoint("project.committed");
  return count;
}

/**
 * Projects these products inside the caller's transaction; returns those that differed without an announcement: no
 * mark, no sale that started or ended, no other version of our code.
 */
export async function projectAndCompare(
  client: PoolClient,
  productIds: readonly string[],
): Promise<string[]> {
  await takeTurns(client, productIds);
  const owed = new Set(await takeMarks(client, productIds));
  const { rows } = await client.query<{ id: string }>({
    name: "catalog-turned",
    text: "select product_id as id from catalog_product where product_id = any ($1) and turns_at <= now()",
    values: [productIds],
  });
  for (const { id } of rows) owed.add(id);
  const { differed, known } = await projectInTurn(client, productIds, { leaveNewer: true });
  // A change written between the marks and the facts is in both by now, and is no surprise.
  for (const id of await marked(client, differed)) owed.add(id);
  const byOtherCode = (id: string) => (known.get(id)?.renderedBy ?? renderVersion) !== renderVersion;
  return [...new Set(differed)].filter((id) => !owed.has(id) && !byOtherCode(id));
}
