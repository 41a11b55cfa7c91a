import { setImmediate as breathe } from "node:timers/promises";
import type { Language } from "../../contract/constants";
import { log } from "../../platform/log";
import { lexiconInForce } from "../vocabulary/in-force";
import { CatalogSearch } from "./catalog-search";
import { latestProgress, type Progress } from "./latest";
import { loadIndex, readChangedNos, readChangedRows } from "./load";
import { Reader } from "./reader";
import type { IndexRow } from "./row";
import type { SearchIndex } from "./search-index";

export type { CatalogSearch } from "./catalog-search";
export type { Reader } from "./reader";

/** The catalogue in use; undefined until it is loaded. */
let held: CatalogSearch | undefined;
let loading: Promise<CatalogSearch> | undefined;
let refreshing: Promise<void> | undefined;
/** A catalogue with only some of many changed rows applied must not be read. */
let isTaking = false;

/** A replacement for a fragmented index, up to `version`; it is swapped in with the next change. */
type Compaction = { of: CatalogSearch; index: SearchIndex; version: bigint };
let compaction: Compaction | undefined;
let isCompacting = false;

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
const sliceOfRows = 1_000;

async function inSlices(rows: readonly IndexRow[], take: (rows: readonly IndexRow[]) => void): Promise<void> {
  for (let at = 0; at < rows.length; at += sliceOfRows) {
    take(rows.slice(at, at + sliceOfRows));
    if (at + sliceOfRows < rows.length) await breathe();
  }
}

/** Reloads the catalogue beside the fragmented one, which stays in use meanwhile. */
async function compact(fragmented: CatalogSearch): Promise<void> {
  const { index, progress } = await loadIndex();
  // Changes made during a long load; the few that remain come with the next change.
  const { version } = fragmented.progress;
  const isBehind = progress.version < version;
  if (isBehind)
    await inSlices(await readChangedRows(progress.version), (rows) => {
      for (const row of rows) index.upsert(row);
    });
  compaction = { of: fragmented, index, version: isBehind ? version : progress.version };
}

function compactIfNeeded(catalogue: CatalogSearch): void {
  if (isCompacting || compaction || !catalogue.index.needsCompaction) return;
  isCompacting = true;
  compact(catalogue)
    .catch((error) =>
      log.warn({ err: error }, "catalogue: the index could not be rebuilt; the fragmented one stays in use"),
    )
    .finally(() => {
      isCompacting = false;
    });
}

/**
 * Brings the catalogue at least to `latest`: what changes during the read is read again by the next refresh. If the
 * database has another history, or too much has changed, the catalogue is replaced by a new one.
 */
async function catchUp(stale: CatalogSearch, latest: Progress): Promise<void> {
  const known = stale.progress;
  const moving = compaction?.of === stale ? compaction : undefined;
  const from = moving?.version ?? known.version;
  const [nos, rows, words] = await Promise.all([
    readChangedNos(known, latest),
    from < latest.version ? readChangedRows(from) : [],
    known.lexicon !== latest.lexicon ? lexiconInForce() : undefined,
  ]);
  if (moving || compaction?.of !== stale) compaction = undefined;
  if (!nos) {
    log.warn("catalogue: the database is another than before, everything is read anew");
    if (held === stale) held = undefined;
    return;
  }
  isTaking = true;
  try {
    if (moving) stale.takeIndex(moving.index);
    await inSlices(rows, (slice) => stale.takeRows(slice));
  } finally {
    isTaking = false;
  }
  if (words) stale.takeLexicon(words);
  stale.forgetTexts(nos);
  stale.progress = latest;
  compactIfNeeded(stale);
}

/** This process's catalogue, at least as new as the database was at the moment of the call. */
async function upToDate(): Promise<CatalogSearch> {
  const latest = await latestProgress();
  for (;;) {
    const current = await catalogue();
    if (!isTaking && current.isAt(latest)) return current;
    refreshing ??= catchUp(current, latest).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
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
  look: (catalogue: CatalogSearch, texts: Reader) => Answer,
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
}
