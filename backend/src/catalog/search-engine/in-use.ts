import type { Language } from "../../contract/constants";
import type { CatalogIndex } from "../index/catalog-index";
import { isSameMoment, latestProgress, type Progress } from "../index/latest";
import { readChangedNos } from "../index/load";
import { Reader } from "../index/reader";
import { Texts } from "../index/texts";
import { lexiconInForce } from "../vocabulary/in-force";
import type { Lexicon } from "../vocabulary/lexicon";
import { answered } from "./answers";
import { askSearchModule } from "./engine";
import { EngineSearch } from "./engine-search";
import { storedLabels } from "./facet-counts";
import type { Sources } from "./result";
import { isBuilt } from "./state";
import { storedWords } from "./stored-words";
import { trueRows } from "./truth";

/** What a process keeps beside the engine's index: the texts that it has read, as new as the database. */
type Kept = { cards: Texts; pages: Texts; progress: Progress; lexicon: Lexicon };

let kept: Kept | undefined;
let refreshing: Promise<void> | undefined;
let isThere = false;

const sources: Sources = { ask: askSearchModule, labelsOf: storedLabels, rowsOf: trueRows };

async function bringUpTo(latest: Progress): Promise<void> {
  const known = kept;
  if (!known) {
    kept = { cards: new Texts(), pages: new Texts(), progress: latest, lexicon: await lexiconInForce() };
    return;
  }
  const [nos, lexicon] = await Promise.all([
    readChangedNos(known.progress, latest),
    known.progress.lexicon === latest.lexicon ? known.lexicon : lexiconInForce(),
  ]);
  for (const texts of [known.cards, known.pages]) {
    if (nos) texts.drop(nos);
    else texts.clear();
  }
  known.lexicon = lexicon;
  known.progress = latest;
}

async function upToDate(): Promise<Kept> {
  const latest = await latestProgress();
  for (;;) {
    const now = kept;
    if (now && (now.progress.asked >= latest.asked || isSameMoment(now.progress, latest))) return now;
    refreshing ??= bringUpTo(latest).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }
}

const tries = 3;

/**
 * Runs `look` on the catalogue at the search engine: each time it needs an answer that is not there, that is fetched and it runs
 * again. Texts are as new as the database at the moment of the call, as with the index in memory.
 */
export async function readWithEngine<Answer>(
  language: Language,
  look: (catalogue: CatalogIndex, texts: Reader) => Answer,
): Promise<Answer> {
  let current = await upToDate();
  const texts = new Reader(current, language);
  const catalogue = new EngineSearch(sources, storedWords, current.lexicon);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await answered(() => look(catalogue, texts));
    if (texts.isComplete || attempt === tries) return answer;
    await texts.fetch();
    current = await upToDate();
    texts.readFrom(current);
  }
}

/** Looks whether the index has been built; throws until the worker has. */
export async function warmEngine(): Promise<void> {
  isThere = await isBuilt();
  if (!isThere) throw new Error("The index of the search engine has not been built yet.");
  await upToDate();
}

export const isEngineBuilt = (): boolean => isThere;

/** Whether some prices depend on who buys, as of the last read. */
export const engineKnowsSpecialPrices = (): boolean => kept?.progress.hasSpecialPrices ?? false;
