import type { Language } from "../../contract/constants";
import { lexiconInForce } from "../words/in-force";
import { Catalogue } from "./catalogue";
import { latestProgress, type Progress } from "./latest";
import { loadBoard, readChangedNos, readChangedRows } from "./load";
import { Reader } from "./reader";

export type { Catalogue } from "./catalogue";
export type { Reader } from "./reader";

let loading: Promise<Catalogue> | undefined;
let refreshing: Promise<void> | undefined;

async function load(): Promise<Catalogue> {
  const { board, progress } = await loadBoard();
  return new Catalogue(board, await lexiconInForce(), progress);
}

function catalogue(): Promise<Catalogue> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Brings the catalogue to `latest` at least: what changes while it reads is read again by the next one. */
async function catchUp(stale: Catalogue, latest: Progress): Promise<void> {
  const { version, shown, lexicon } = stale.progress;
  const [rows, nos, words] = await Promise.all([
    version < latest.version ? readChangedRows(version) : [],
    shown < latest.shown ? readChangedNos(shown) : [],
    lexicon < latest.lexicon ? lexiconInForce() : undefined,
  ]);
  if (rows.length > 0) stale.takeRows(rows);
  if (words) stale.takeLexicon(words);
  stale.forgetTexts(nos);
  stale.progress = latest;
  if (stale.board.isWorn) loading = load();
}

/** This process's catalogue, at least as new as the database was at the moment of the call. */
async function upToDate(): Promise<Catalogue> {
  const latest = await latestProgress();
  for (;;) {
    const current = await catalogue();
    if (current.isAt(latest)) return current;
    refreshing ??= catchUp(current, latest).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }
}

const tries = 3;

/**
 * Lets `look` make an answer out of the catalogue in one go. Texts that were not at hand are read and it looks
 * again: an answer is never older than the database at the moment of asking. Under constant writing the last of
 * three tries stands.
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

/** Loads the board ahead of the first visitor. */
export async function warmCatalogue(): Promise<void> {
  const current = await catalogue();
  current.list({});
}

/** Forgets the board: for tests that change databases under a living process. */
export function dropCatalogue(): void {
  loading = undefined;
}
