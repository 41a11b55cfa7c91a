import type { Language } from "../../contract/constants";
import type { CatalogIndex } from "../index/catalog-index";
import {
  changesNothing,
  latestStep,
  leadsOn,
  type Progress,
  readProgress,
  readStep,
  type Step,
} from "../index/latest";
import { includes, type Moment, momentOf } from "../index/moment";
import { Reader, type TextKeeper } from "../index/reader";
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
class Kept implements TextKeeper {
  readonly cards = new Texts();
  readonly pages = new Texts();
  private textsSince: Moment;

  constructor(
    public progress: Progress,
    public lexicon: Lexicon,
  ) {
    this.textsSince = momentOf(progress.seen);
  }

  mayKeep(readAt: Moment): boolean {
    return includes(readAt, this.textsSince);
  }

  /** Forgets the texts that have changed, and takes none that was read before. */
  take({ changes, to }: Step): void {
    const nos = changes.flatMap((change) => change.nos);
    if (nos.length > 0) this.textsSince = momentOf(to.seen);
    this.cards.drop(nos);
    this.pages.drop(nos);
    this.progress = to;
  }
}

let kept: Kept | undefined;
let refreshing: Promise<void> | undefined;
let isThere = false;

const sources: Sources = { ask: askSearchModule, labelsOf: storedLabels, rowsOf: trueRows };

async function bringUpTo(latest: Step | undefined): Promise<void> {
  const known = kept;
  const step = known && (latest && leadsOn(latest, known.progress) ? latest : await readStep(known.progress));
  if (!step || step.isAnother) {
    const progress = await readProgress();
    kept = new Kept(progress, await lexiconInForce());
    return;
  }
  if (known.progress.lexicon !== step.to.lexicon) known.lexicon = await lexiconInForce();
  known.take(step);
}

/** Whether these texts are at least as new as the database was when `latest` was asked for. */
function isAt(now: Kept, latest: Step): boolean {
  if (now.progress.asked >= latest.to.asked) return true;
  const isSame = !refreshing && leadsOn(latest, now.progress) && changesNothing(latest, now.progress);
  if (isSame) now.progress = latest.to;
  return isSame;
}

async function upToDate(): Promise<Kept> {
  let latest = await latestStep(() => kept?.progress);
  for (;;) {
    if (kept) {
      latest ??= await latestStep(() => kept?.progress);
      if (latest && kept && isAt(kept, latest)) return kept;
    }
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
