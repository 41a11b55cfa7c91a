import type { Language } from "../../contract/constants";
import type { CatalogIndex } from "../index/catalog-index";
import { KeptTexts } from "../index/kept-texts";
import { isAt, latestStep, leadsOn, type Progress, readProgress, readStep, type Step } from "../index/latest";
import { momentOf } from "../index/moment";
import { type Reader, readingTexts } from "../index/reader";
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

/** What a process keeps beside the engine's index, as new as the database. */
type Kept = { readonly texts: KeptTexts; progress: Progress; lexicon: Lexicon };

let kept: Kept | undefined;
let refreshing: Promise<void> | undefined;
let isThere = false;

const sources: Sources = { ask: askSearchModule, labelsOf: storedLabels, rowsOf: trueRows };

async function bringUpTo(latest: Step | undefined): Promise<void> {
  const known = kept;
  const step = known && (latest && leadsOn(latest, known.progress) ? latest : await readStep(known.progress));
  if (!step || step.isAnother) {
    const progress = await readProgress();
    kept = { texts: new KeptTexts(momentOf(progress.seen)), progress, lexicon: await lexiconInForce() };
    return;
  }
  if (known.progress.lexicon !== step.to.lexicon) known.lexicon = await lexiconInForce();
  known.texts.forgetChanged(step.changes, momentOf(step.to.seen));
  known.progress = step.to;
}

async function upToDate(): Promise<Kept> {
  let latest = await latestStep(() => kept?.progress);
  for (;;) {
    if (kept) {
      latest ??= await latestStep(() => kept?.progress);
      if (latest && kept && isAt(kept, latest, refreshing !== undefined)) return kept;
    }
    refreshing ??= bringUpTo(latest).finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }
}

/**
 * Runs `look` on the catalogue at the search engine: each time it needs an answer that is not there, that is fetched and it runs
 * again. Texts are as new as the database at the moment of the call, as with the index in memory.
 */
export function readWithEngine<Answer>(
  language: Language,
  look: (catalogue: CatalogIndex, texts: Reader) => Answer,
): Promise<Answer> {
  let catalogue: EngineSearch | undefined;
  return readingTexts(language, upToDate, ({ lexicon }, texts) => {
    // With what it was answered in earlier attempts.
    catalogue ??= new EngineSearch(sources, storedWords, lexicon);
    const known = catalogue;
    return answered(() => look(known, texts));
  });
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
