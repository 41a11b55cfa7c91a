import { log } from "../../platform/log";
import type { Worker } from "../../platform/queue/workers";
import { readProgress, readSince } from "../index/latest";
import { aloneAtIndex } from "./alone";
import { catalogIndexName, type ProductsChanged, productsChanged } from "./definition";
import { searchModule } from "./engine";
import { indexedSoFar, noteBuilding, noteIndexed } from "./state";
import { forgetOldWords } from "./word-table";

/** A changed product is in the lists about so long after it is on its page. */
const glanceMs = 300;
const atOnce = 250;

/** A step of the module's plan makes the index's place with its provider; what else it would do, as dropping others', is not ours. */
async function makeRoom(): Promise<void> {
  const plan = await searchModule().createIndexMigrationPlan();
  await searchModule().executeIndexMigrationPlan(
    plan.filter(({ index, action }) => index === catalogIndexName && action === "create"),
  );
}

/**
 * Builds the whole index anew beside the one in use, and puts it in its place. What changes meanwhile is taken from the changes
 * after its beginning, so nothing is missed; a build that is ended halfway begins again.
 */
async function buildSearchIndex(): Promise<void> {
  const begun = await readProgress();
  await noteBuilding();
  await makeRoom();
  await searchModule().reindex({ index: catalogIndexName });
  await forgetOldWords();
  await noteIndexed(begun);
}

/** Returns when the provider has written: what it only accepts it may still fail to carry out. */
async function indexProducts(nos: readonly number[]): Promise<void> {
  const data: ProductsChanged = { nos };
  await searchModule().ingest({ name: productsChanged, data });
}

/** Brings the index to the catalogue as it is. Of products that changed the present row is written, however often that is done. */
async function catchUp(isStopped: () => boolean): Promise<void> {
  const known = await indexedSoFar();
  // What changes from here on is read again by the next turn.
  const step = known && (await readSince(known));
  if (!step || step.isAnother) {
    log.info("catalogue: the index of the search engine is built anew");
    return buildSearchIndex();
  }
  const changed = [...new Set(step.changes.flatMap(({ nos }) => nos))];
  for (let at = 0; at < changed.length; at += atOnce) {
    if (isStopped()) return;
    await indexProducts(changed.slice(at, at + atOnce));
  }
  await noteIndexed(step.to);
}

async function isBehind(): Promise<boolean> {
  const known = await indexedSoFar();
  if (!known) return true;
  const { changes, isAnother } = await readSince(known);
  return isAnother || changes.length > 0;
}

/** Keeps the index of the search engine at the catalogue, by the same account of changes as the index in memory. */
export const searchIndexWorker = (): Worker => ({
  name: "search index",
  everyMs: glanceMs,
  work: async ({ isStopped }) => {
    if (await isBehind()) await aloneAtIndex(() => catchUp(isStopped));
  },
});
