import { setImmediate as breathe } from "node:timers/promises";
import type { Language } from "../../contract/constants";
import { log } from "../../platform/log";
import { lexiconInForce } from "../vocabulary/in-force";
import type { CatalogIndex } from "./catalog-index";
import { CatalogSearch } from "./catalog-search";
import { latestProgress, type Progress } from "./latest";
import { loadIndex, mostChangedRows, readChangedNos, readChangedRows } from "./load";
import { Reader } from "./reader";
import type { IndexRow } from "./row";
import type { SearchIndex } from "./search-index";

export type { CatalogIndex } from "./catalog-index";
export type { Reader } from "./reader";

/** The catalogue in use; undefined until it is loaded. */
let held: CatalogSearch | undefined;
let loading: Promise<CatalogSearch> | undefined;
let refreshing: Promise<boolean> | undefined;
/** A catalogue with only some of many changed rows applied must not be read. */
let isTaking = false;

/** An index that replaces the one of this catalogue, up to `version`; it is swapped in with the next change. */
type Replacement = { of: CatalogSearch; index: SearchIndex; version: bigint };
let replacement: Replacement | undefined;
/** The catalogue for which another index, or another catalogue, is being loaded. */
let isReplacing: CatalogSearch | undefined;
/** It is too far behind the database to be brought up to date: until the other one is there, it is read as it is. */
let isBehind = false;

async function load(): Promise<CatalogSearch> {
  const { index, progress } = await loadIndex();
  return new CatalogSearch(index, await lexiconInForce(), progress);
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

/** Applies many rows, as after an import, in slices that do not block other requests. */
const sliceOfRows = 250;

async function inSlices(rows: readonly IndexRow[], take: (rows: readonly IndexRow[]) => void): Promise<void> {
  for (let at = 0; at < rows.length; at += sliceOfRows) {
    take(rows.slice(at, at + sliceOfRows));
    if (at + sliceOfRows < rows.length) await breathe();
  }
}

/** Loads another index beside one that is fragmented or far behind, which stays in use meanwhile. */
async function loadBeside(old: CatalogSearch): Promise<void> {
  const { index, progress } = await loadIndex();
  // Changes made during a long load; the few that remain come with the next change.
  const { version } = old.progress;
  const isOlder = progress.version < version;
  const rows = isOlder ? await readChangedRows(progress.version) : [];
  await inSlices(rows ?? [], (slice) => {
    for (const row of slice) index.upsert(row);
  });
  replacement = { of: old, index, version: isOlder && rows ? version : progress.version };
}

/** Loads another catalogue beside one whose database has another history, and puts it in its place. */
async function loadAnother(old: CatalogSearch): Promise<void> {
  const loaded = await load();
  if (held === old) held = loaded;
}

/** Runs one of these unless one is running for the catalogue already. */
function replace(old: CatalogSearch, work: (old: CatalogSearch) => Promise<void>): void {
  if (isReplacing === old) return;
  isReplacing = old;
  work(old)
    .catch((error) =>
      log.warn({ err: error }, "catalogue: no other index could be loaded; the old one stays in use"),
    )
    .finally(() => {
      if (isReplacing !== old) return;
      isReplacing = undefined;
      isBehind = false;
    });
}

/**
 * The catalogue is too far behind to be brought up to date. Of a small shop the other one is there at once and is waited
 * for; of a large one the old one answers meanwhile, rather than nobody for a minute.
 */
async function leaveBehind(
  old: CatalogSearch,
  work: (old: CatalogSearch) => Promise<void>,
): Promise<boolean> {
  if (old.index.size <= mostChangedRows) {
    await work(old);
    return false;
  }
  isBehind = true;
  replace(old, work);
  return true;
}

/**
 * Brings the catalogue at least to `latest`: what changes during the read is read again by the next refresh. If the
 * database has another history, or too much has changed, another one is loaded beside it; true if it is to be read as it
 * is meanwhile.
 */
async function catchUp(stale: CatalogSearch, latest: Progress): Promise<boolean> {
  const known = stale.progress;
  const ready = replacement?.of === stale ? replacement : undefined;
  const from = ready?.version ?? known.version;
  const [nos, rows, words] = await Promise.all([
    readChangedNos(known, latest),
    from < latest.version ? readChangedRows(from) : [],
    known.lexicon !== latest.lexicon ? lexiconInForce() : undefined,
  ]);
  if (ready || replacement?.of !== stale) replacement = undefined;
  if (!nos) {
    log.warn("catalogue: the database is another than before, everything is read anew");
    return leaveBehind(stale, loadAnother);
  }
  stale.forgetTexts(nos);
  if (words) stale.takeLexicon(words);
  if (!rows) {
    log.info("catalogue: very many products have changed, the index is loaded anew beside the old one");
    if (ready) stale.takeIndex(ready.index);
    // What is shown of each product is already new; which lists it is in, and where, only when the index is there.
    stale.progress = { ...latest, version: from, asked: known.asked };
    return leaveBehind(stale, loadBeside);
  }
  isTaking = true;
  try {
    if (ready) stale.takeIndex(ready.index);
    await inSlices(rows, (slice) => stale.takeRows(slice));
  } finally {
    isTaking = false;
  }
  stale.progress = latest;
  if (stale.index.needsCompaction && !replacement) replace(stale, loadBeside);
  return false;
}

/** Whether this catalogue is read although it is older than the database. */
const isServedOld = (current: CatalogSearch) => isBehind && isReplacing === current;

/**
 * This process's catalogue, at least as new as the database was at the moment of the call; older only while another is
 * loaded because very much has changed.
 */
async function upToDate(): Promise<CatalogSearch> {
  const latest = await latestProgress();
  for (;;) {
    const current = await catalogue();
    if (!isTaking && (isServedOld(current) || current.isAt(latest))) return current;
    refreshing ??= catchUp(current, latest).finally(() => {
      refreshing = undefined;
    });
    if (await refreshing) return current;
  }
}

const tries = 3;

/**
 * Runs `look` synchronously on the catalogue. If texts were missing, they are fetched and `look` runs
 * again: a result is never older than the database at the moment of the call. Under constant writing the last of
 * three attempts is used.
 */
export async function readWith<Answer>(
  language: Language,
  look: (catalogue: CatalogIndex, texts: Reader) => Answer,
): Promise<Answer> {
  let current = await upToDate();
  const texts = new Reader(current, language);
  for (let attempt = 1; ; attempt += 1) {
    const answer = look(current, texts);
    if (texts.isComplete || attempt === tries) return answer;
    await texts.fetch();
    current = await upToDate();
    texts.readFrom(current);
  }
}

/** Loads the index before the first visitor arrives. */
export async function warmIndex(): Promise<void> {
  const current = await catalogue();
  current.list({});
}

/** Whether lists can be served without loading anything first. */
export const isIndexLoaded = (): boolean => held !== undefined;

/**
 * Whether some prices depend on the customer's groups or the quantity, as of the last `readWith`: it is read with the
 * catalogue's progress, so that a shop without such prices asks nothing more.
 */
export const pricesDependOnShopper = (): boolean => held?.progress.hasSpecialPrices ?? false;

/** Discards the index: for tests that switch databases under a running process. */
export function discardIndex(): void {
  held = undefined;
  loading = undefined;
  isReplacing = undefined;
  isBehind = false;
  replacement = undefined;
}
