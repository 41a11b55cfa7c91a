import { Postings } from "../../backend/src/catalog/index/postings";
import type { IndexRow } from "../../backend/src/catalog/index/row";
import { documentOf } from "../../backend/src/catalog/search-engine/document";
import type { AskEngine } from "../../backend/src/catalog/search-engine/engine";
import { EngineSearch } from "../../backend/src/catalog/search-engine/engine-search";
import type { Sources } from "../../backend/src/catalog/search-engine/result";
import type { WordSource } from "../../backend/src/catalog/search-engine/vocabulary";
import { hardFold } from "../../backend/src/catalog/vocabulary/fold";
import type { Lexicon } from "../../backend/src/catalog/vocabulary/lexicon";
import { answerOf } from "./array-index";

/** Words as the worker keeps them in the database, in memory. */
function wordsOf(rows: readonly IndexRow[]): WordSource {
  const postings = new Postings();
  rows.forEach(({ headWords, bodyWords }, at) => void postings.add(at, headWords, bodyWords));
  const known = (word: string) => ({ word, heads: postings.count(word, "head") });
  const plain = postings.words();
  // Of several that sound alike the one in most titles is meant first, as `storedWords` has it.
  const byTitles = [...plain].sort((a, b) => postings.count(b, "head") - postings.count(a, "head"));
  return {
    known: async (words) => words.filter((word) => postings.has(word)).map(known),
    sounding: async (sounds) =>
      byTitles.flatMap((word) => {
        const sound = hardFold(word);
        return sound && sounds.includes(sound) && postings.soundingLike(word).includes(word)
          ? [{ sound, word }]
          : [];
      }),
    starting: async (prefix, limit) => postings.startingWith(prefix, limit).map(known),
    near: async () => [...plain],
  };
}

/**
 * The shop's questions to the engine's Search Module, answered by a look at each document: without an engine and a database, for
 * tests of what is asked and for the evaluation of the search. A new one for each question, as for each request.
 */
export function standInFor(rows: readonly IndexRow[], lexicon: Lexicon): () => EngineSearch {
  const documents = rows.filter(({ published }) => published).map(documentOf);
  const ask: AskEngine = async (queries) => queries.map((query) => answerOf(documents, query));
  const labels = new Map(
    rows.flatMap(({ kindValues }) =>
      kindValues.map(
        ([token, label, translations]) => [token, { label, ...(translations && { translations }) }] as const,
      ),
    ),
  );
  const sources: Sources = {
    ask,
    labelsOf: async () => labels,
    rowsOf: async (nos) =>
      rows
        .filter(({ no, published }) => published && nos.includes(no))
        .map((row) => ({ ...row, values: row.kindValues.map(([token]) => token) })),
  };
  const words = wordsOf(rows);
  return () => new EngineSearch(sources, words, lexicon);
}
