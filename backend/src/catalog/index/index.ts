import { setImmediate as breathe } from "node:timers/promises";
import type { Language } from "../../contract/constants";
import { log } from "../../platform/log";
import { lexiconInForce } from "../vocabulary/in-force";
import type { Board } from "./board";
import { Catalogue } from "./catalogue";
import { latestProgress, type Progress } from "./latest";
import { loadBoard, readChangedNos, readChangedRows } from "./load";
import { Reader } from "./reader";
import type { BoardRow } from "./row";

export type { Catalogue } from "./catalogue";
export type { Reader } from "./reader";

/** The catalogue in use; undefined until it is loaded. */
let held: Catalogue | undefined;
let loading: Promise<Catalogue> | undefined;
let refreshing: Promise<void> | undefined;
/** A catalogue with only some of many changed rows applied must not be read. */
let isTaking = false;

/** A replacement for a fragmented board, up to `version`; it is swapped in with the next change. */
type Renewal = { of: Catalogue; board: Board; version: bigint };
let renewal: Renewal | undefined;
let isRenewing = false;

async function load(): Promise<Catalogue> {
  const { board, progress } = await loadBoard();
  return new Catalogue(board, await lexiconInForce(), progress);
}

function catalogue(): Catalogue | Promise<Catalogue> {
  if (held) return held;
  if (loading) return loading;
  const mine: Promise<Catalogue> = load()
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

async function inSlices(rows: readonly BoardRow[], take: (rows: readonly BoardRow[]) => void): Promise<void> {
  for (let at = 0; at < rows.length; at += sliceOfRows) {
    take(rows.slice(at, at + sliceOfRows));
    if (at + sliceOfRows < rows.length) await breathe();
  }
}

/** Reloads the catalogue beside the fragmented one, which stays in use meanwhile. */
async function renew(worn: Catalogue): Promise<void> {
  const { board, progress } = await loadBoard();
  // Changes made during a long load; the few that remain come with the next change.
  const { version } = worn.progress;
  const isBehind = progress.version < version;
  if (isBehind)
    await inSlices(await readChangedRows(progress.version), (rows) => {
      for (const row of rows) board.apply(row);
    });
  renewal = { of: worn, board, version: isBehind ? version : progress.version };
}

function renewWhenWorn(catalogue: Catalogue): void {
  if (isRenewing || renewal || !catalogue.board.isWorn) return;
  isRenewing = true;
  renew(catalogue)
    .catch((error) => log.warn({ err: error }, "catalogue: the worn board serves on"))
    .finally(() => {
      isRenewing = false;
    });
}

/**
 * Brings the catalogue at least to `latest`: what changes during the read is read again by the next refresh. If the
 * database has another history, or too much has changed, the catalogue is replaced by a new one.
 */
async function catchUp(stale: Catalogue, latest: Progress): Promise<void> {
  const known = stale.progress;
  const moving = renewal?.of === stale ? renewal : undefined;
  const from = moving?.version ?? known.version;
  const [nos, rows, words] = await Promise.all([
    readChangedNos(known, latest),
    from < latest.version ? readChangedRows(from) : [],
    known.lexicon !== latest.lexicon ? lexiconInForce() : undefined,
  ]);
  if (moving || renewal?.of !== stale) renewal = undefined;
  if (!nos) {
    log.warn("catalogue: the database is another than before, everything is read anew");
    if (held === stale) held = undefined;
    return;
  }
  isTaking = true;
  try {
    if (moving) stale.takeBoard(moving.board);
    await inSlices(rows, (slice) => stale.takeRows(slice));
  } finally {
    isTaking = false;
  }
  if (words) stale.takeLexicon(words);
  stale.forgetTexts(nos);
  stale.progress = latest;
  renewWhenWorn(stale);
}

/** This process's catalogue, at least as new as the database was at the moment of the call. */
async function upToDate(): Promise<Catalogue> {
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
  look: (catalogue: Catalogue, texts: Reader) => Answer,
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

/** Loads the board before the first visitor arrives. */
export async function warmCatalogue(): Promise<void> {
  const current = await catalogue();
  current.list({});
}

/** Whether lists can be served without loading anything first. */
export const isCatalogueLoaded = (): boolean => held !== undefined;

/** Drops the board: for tests that switch databases under a running process. */
export function dropCatalogue(): void {
  held = undefined;
  loading = undefined;
}
