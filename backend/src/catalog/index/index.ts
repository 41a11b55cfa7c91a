import { setImmediate as endOfTurn } from "node:timers/promises";
import type { Language } from "../../contract/constants";
import { env } from "../../platform/env";
import { log } from "../../platform/log";
import { isAtSearchModule } from "../search-engine/chosen";
import { engineKnowsSpecialPrices, isEngineBuilt, readWithEngine, warmEngine } from "../search-engine/in-use";
import { lexiconInForce } from "../vocabulary/in-force";
import type { CatalogIndex } from "./catalog-index";
import { CatalogSearch } from "./catalog-search";
import {
  isAt,
  latestStep,
  leadsOn,
  ofNoHistory,
  type Progress,
  readProgress,
  readStep,
  type Step,
} from "./latest";
import { loadIndex, mostChangedRows, readChangedRows, readRowsOf } from "./load";
import { momentOf } from "./moment";
import { ProductSet } from "./product-set";
import { type Reader, readingTexts } from "./reader";
import { reconcile } from "./reconcile";
import type { SearchIndex } from "./search-index";
import { inSlices, Turn } from "./turn";
import { warmUp } from "./warm-up";

export type { CatalogIndex } from "./catalog-index";
export type { Reader } from "./reader";

/** The catalogue in use; undefined until it is loaded. */
let held: CatalogSearch | undefined;
let loading: Promise<CatalogSearch> | undefined;
let refreshing: Promise<boolean> | undefined;
/** A catalogue with only some of many changed rows applied must not be read. */
let isTaking = false;

/** An index that replaces the one of this catalogue, as of `progress`; it is swapped in with the next change. */
type Replacement = { of: CatalogSearch; index: SearchIndex; progress: Progress };
let replacement: Replacement | undefined;
/** The catalogue that is being brought up to date in turns with requests, or for which another index is being loaded. */
let isUnderWay: CatalogSearch | undefined;
/** It is far behind the database: until everything has been taken in, it is read as it is. */
let isBehind = false;

async function load(): Promise<CatalogSearch> {
  const { index, progress } = await loadIndex();
  const loaded = new CatalogSearch(index, await lexiconInForce(), progress);
  await warmUp(loaded);
  return loaded;
}

function catalogue(): CatalogSearch | Promise<CatalogSearch> {
  if (held) return held;
  if (loading) return loading;
  const mine: Promise<CatalogSearch> = load()
    .then((loaded) => {
      if (loading === mine) held = loaded;
      return loaded;
    })
    .finally(() => {
      if (loading === mine) loading = undefined;
    });
  loading = mine;
  return mine;
}

/** So many of very many changed rows are read at once. */
const rowsAtOnce = 500;

/** What moved in a step, in a set that may have others already. A step may be a fifth of the catalogue. */
async function withMoved(set: ProductSet, { changes }: Step): Promise<ProductSet> {
  for (const { moved } of changes) await inSlices(moved, (slice) => set.add(slice));
  return set;
}

/** A large catalogue answers while very much is taken in; of a small one that is waited for. */
const isLarge = ({ index }: CatalogSearch) => index.size > mostChangedRows;
const besideIt = (catalogue: CatalogSearch) => new Turn(isLarge(catalogue));

/**
 * Applies what a catalogue owes in turns with requests, which are answered meanwhile: lists have some of the changes and not yet
 * the others. An index that has become fragmented by it is replaced.
 */
async function payOff(catalogue: CatalogSearch): Promise<void> {
  const turn = besideIt(catalogue);
  while (catalogue.owed.size > mostChangedRows && held === catalogue) {
    const due = catalogue.owed;
    // What is noted from now on has changed once more.
    catalogue.owed = new ProductSet();
    try {
      while (due.size > 0 && !catalogue.index.needsCompaction) {
        const nos = due.first(rowsAtOnce);
        await inSlices(await readRowsOf(nos), (slice) => catalogue.takeSomeRows(slice), turn);
        due.remove(nos);
      }
    } finally {
      catalogue.owed.addSet(due);
      catalogue.forgetResults();
    }
    if (catalogue.index.needsCompaction) return loadBeside(catalogue);
  }
}

/** Loads another index beside one that is fragmented or far behind, which stays in use meanwhile. */
async function loadBeside(old: CatalogSearch): Promise<void> {
  const { index, progress } = await loadIndex(besideIt(old));
  // Changes made during a long load; the few that remain come with the next change.
  const ahead = await readStep(progress);
  const rows = ahead.isAnother ? undefined : await readChangedRows(await withMoved(new ProductSet(), ahead));
  await inSlices(rows ?? [], (slice) => index.apply(slice));
  replacement = { of: old, index, progress: rows ? ahead.to : progress };
}

/** Compares a catalogue with a database of another history, product by product, and takes over what is different there. */
async function goOver(catalogue: CatalogSearch): Promise<void> {
  // Read first: what changes meanwhile is read again by the next refresh.
  const progress = await readProgress();
  const lexicon = await lexiconInForce();
  // Its words took a while to build; what comes now has a turn of its own.
  await endOfTurn();
  catalogue.beginAnew(progress, lexicon);
  try {
    await reconcile(catalogue, besideIt(catalogue));
  } catch (error) {
    catalogue.progress = ofNoHistory(catalogue.progress);
    throw error;
  } finally {
    catalogue.forgetResults();
  }
  if (catalogue.index.needsCompaction) await loadBeside(catalogue);
}

type Work = (catalogue: CatalogSearch) => Promise<void>;

/** Runs one of these unless one is running for the catalogue already. */
function run(work: Work, catalogue: CatalogSearch): void {
  if (isUnderWay === catalogue) return;
  isUnderWay = catalogue;
  work(catalogue)
    .catch((error) =>
      log.warn({ err: error }, "catalogue: it could not be brought up to date, and stays in use as it is"),
    )
    .finally(() => {
      if (isUnderWay !== catalogue) return;
      isUnderWay = undefined;
      isBehind = false;
    });
}

/**
 * The catalogue is far behind. Of a small shop everything is taken in at once and is waited for; of a large one it answers
 * meanwhile, rather than nobody for a minute.
 */
async function leaveBehind(catalogue: CatalogSearch, work: Work): Promise<boolean> {
  if (isLarge(catalogue)) {
    isBehind = true;
    run(work, catalogue);
    return true;
  }
  isTaking = true;
  try {
    await work(catalogue);
  } finally {
    isTaking = false;
  }
  return false;
}

/** The index that is to replace the one in use, with what has changed since it was loaded. */
async function readReplacement(of: CatalogSearch): Promise<{ index: SearchIndex; ahead: Step } | undefined> {
  if (replacement?.of !== of) {
    replacement = undefined;
    return undefined;
  }
  const { index, progress } = replacement;
  const ahead = await readStep(progress);
  replacement = undefined;
  return ahead.isAnother ? undefined : { index, ahead };
}

/**
 * Brings the catalogue at least to `latest`: what changes during the read is read again by the next refresh. If the
 * database has another history, or very much has changed, that is taken in beside requests; true if it is to be read as it
 * is meanwhile.
 */
async function catchUp(stale: CatalogSearch, latest: Step): Promise<boolean> {
  const known = stale.progress;
  const step = leadsOn(latest, known) ? latest : await readStep(known);
  const ready = await readReplacement(stale);
  if (step.isAnother) {
    log.warn("catalogue: the database is another than before, everything is compared with it");
    return leaveBehind(stale, goOver);
  }
  const moved = ready
    ? await withMoved(new ProductSet(), ready.ahead)
    : await withMoved(new ProductSet().addSet(stale.owed), step);
  const [rows, words] = await Promise.all([
    readChangedRows(moved),
    known.lexicon !== step.to.lexicon ? lexiconInForce() : undefined,
  ]);
  stale.texts.forgetChanged(step.changes, momentOf(step.to.seen));
  if (words) stale.takeLexicon(words);
  if (!rows) {
    log.info("catalogue: very many products have changed; lists follow within a minute");
    if (ready) stale.takeIndex(ready.index);
    // What is shown of each product is already new; which lists it is in, and where, only once it is taken in.
    stale.owed = moved;
    stale.progress = { ...step.to, asked: known.asked };
    return leaveBehind(stale, payOff);
  }
  isTaking = true;
  try {
    if (ready) stale.takeIndex(ready.index);
    await inSlices(rows, (slice) => stale.takeRows(slice));
  } finally {
    isTaking = false;
  }
  stale.owed = new ProductSet();
  stale.progress = step.to;
  if (stale.index.needsCompaction && !replacement) run(loadBeside, stale);
  return false;
}

/** Whether this catalogue is read although it is older than the database. */
const isServedOld = (current: CatalogSearch) => isBehind && isUnderWay === current;

/** The number of the query up to which changes were noted for a catalogue that is read although it is older. */
let notedUpTo = 0;

/**
 * Notes what changes while the catalogue answers as it is: texts are new at once, and what has moved is owed. Otherwise each look
 * would read everything again that has changed since.
 */
function noteBehind(old: CatalogSearch, latest: Step): void {
  const { to, changes, isAnother } = latest;
  if (isAnother || changes.length === 0 || !leadsOn(latest, old.progress) || to.asked <= notedUpTo) return;
  notedUpTo = to.asked;
  old.texts.forgetChanged(changes, momentOf(to.seen));
  for (const { moved } of changes) old.owed.add(moved);
  old.progress = { ...to, asked: old.progress.asked };
}

/**
 * This process's catalogue, at least as new as the database was at the moment of the call; older only while very much that has
 * changed is taken in.
 */
async function upToDate(): Promise<CatalogSearch> {
  let latest = await latestStep(() => held?.progress);
  for (;;) {
    const current = await catalogue();
    latest ??= await latestStep(() => held?.progress);
    if (!latest) continue;
    const isChanging = refreshing !== undefined || current.owed.size > 0;
    if (!isTaking && isServedOld(current)) noteBehind(current, latest);
    if (!isTaking && (isServedOld(current) || isAt(current, latest, isChanging))) return current;
    refreshing ??= catchUp(current, latest).finally(() => {
      refreshing = undefined;
    });
    if (await refreshing) return current;
  }
}

/** Whether a catalogue that was up to date a moment ago may be read, though it may have changed since. */
const isStillRead = (catalogue: CatalogSearch): boolean => catalogue === held && !isTaking;

/** Runs `look` on the catalogue, whichever index holds it: see `readingTexts`. */
export async function readWith<Answer>(
  language: Language,
  look: (catalogue: CatalogIndex, texts: Reader) => Answer,
): Promise<Answer> {
  return isAtSearchModule()
    ? readWithEngine(language, look)
    : readingTexts(language, upToDate, look, isStillRead);
}

/** Loads the index before the first visitor arrives; throws while the search engine's has not been built. */
export async function warmIndex(): Promise<void> {
  if (isAtSearchModule()) return warmEngine();
  const current = await catalogue();
  current.list({});
}

/** Whether this process answers lists: a worker does not, and spares the memory. */
export const isIndexNeeded = (): boolean => isAtSearchModule() || env().WORKER_MODE !== "worker";

/** Whether lists can be served without loading anything first. */
export const isIndexLoaded = (): boolean => (isAtSearchModule() ? isEngineBuilt() : held !== undefined);

/**
 * Whether some prices depend on the customer's groups or the quantity, as of the last `readWith`: it is read with the
 * catalogue's progress, so that a shop without such prices asks nothing more.
 */
export const pricesDependOnShopper = (): boolean =>
  isAtSearchModule() ? engineKnowsSpecialPrices() : (held?.progress.hasSpecialPrices ?? false);

/** Discards the index: for tests that switch databases under a running process. */
export function discardIndex(): void {
  held = undefined;
  loading = undefined;
  isUnderWay = undefined;
  isBehind = false;
  replacement = undefined;
}
