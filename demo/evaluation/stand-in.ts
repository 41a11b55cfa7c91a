import type { SearchTypes } from "@medusajs/framework/types";
import { Postings } from "../../backend/src/catalog/index/postings";
import type { IndexRow } from "../../backend/src/catalog/index/row";
import { type CatalogDocument, documentOf } from "../../backend/src/catalog/search-engine/document";
import type { AskEngine, Condition, EngineQuery } from "../../backend/src/catalog/search-engine/engine";
import { EngineSearch } from "../../backend/src/catalog/search-engine/engine-search";
import type { Sources } from "../../backend/src/catalog/search-engine/result";
import type { WordSource } from "../../backend/src/catalog/search-engine/vocabulary";
import { hardFold } from "../../backend/src/catalog/vocabulary/fold";
import type { Lexicon } from "../../backend/src/catalog/vocabulary/lexicon";

type Plain = string | number | boolean;
type Operators = Record<string, unknown>;

const valuesOf = (document: CatalogDocument, field: string): readonly Plain[] => {
  const value = (document as Record<string, unknown>)[field];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as Plain[];
};

function meetsOperator(values: readonly Plain[], operator: string, wanted: unknown): boolean {
  const [value] = values;
  switch (operator) {
    case "$in":
      return (wanted as Plain[]).some((one) => values.includes(one));
    case "$ne":
      return !values.includes(wanted as Plain);
    case "$exists":
      return values.length > 0 === wanted;
    case "$gte":
      return value !== undefined && value >= (wanted as Plain);
    case "$gt":
      return value !== undefined && value > (wanted as Plain);
    case "$lte":
      return value !== undefined && value <= (wanted as Plain);
    case "$lt":
      return value !== undefined && value < (wanted as Plain);
    default:
      throw new Error(`The stand-in knows no ${operator}.`);
  }
}

/** Whether a document meets a condition of the Search Module's query language, as far as the catalogue's search uses it. */
function meets(document: CatalogDocument, condition: Condition): boolean {
  return Object.entries(condition).every(([key, value]) => {
    if (key === "$and") return (value as Condition[]).every((one) => meets(document, one));
    if (key === "$or") return (value as Condition[]).some((one) => meets(document, one));
    if (key === "$not") return !meets(document, value as Condition);
    const values = valuesOf(document, key);
    if (value === null || typeof value !== "object") return values.includes(value as Plain);
    return Object.entries(value as Operators).every(([operator, wanted]) =>
      meetsOperator(values, operator, wanted),
    );
  });
}

const compare = (a: Plain | undefined, b: Plain | undefined): number =>
  a === b || a === undefined || b === undefined ? 0 : a < b ? -1 : 1;

function facetOf(
  documents: readonly CatalogDocument[],
  request: SearchTypes.SearchFacetRequest,
): SearchTypes.SearchFacetResult {
  if (request.type === "range") {
    const numbers = documents.flatMap((document) => valuesOf(document, request.field).map(Number));
    return {
      type: "range",
      ranges: request.ranges.map(({ key = "", from = 0, to = Number.POSITIVE_INFINITY }) => ({
        key,
        count: numbers.filter((number) => number >= Number(from) && number < Number(to)).length,
      })),
    };
  }
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const value of valuesOf(document, request.field).map(String))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return { type: "value", values: [...counts].map(([value, count]) => ({ value, count })) };
}

function answerOf(
  documents: readonly CatalogDocument[],
  { filters, pagination, search_options }: EngineQuery,
) {
  const { skip = 0, take = 20, order = {} } = pagination ?? {};
  const met = documents.filter((document) => !filters || meets(document, filters));
  const sorted = [...met].sort((a, b) => {
    for (const [field, direction] of Object.entries(order)) {
      const ahead = compare(valuesOf(a, field)[0], valuesOf(b, field)[0]);
      if (ahead !== 0) return direction === "ASC" ? ahead : -ahead;
    }
    return 0;
  });
  const facets = (search_options?.facets ?? []) as SearchTypes.SearchFacetRequest[];
  return {
    hits: sorted.slice(skip, skip + take).map((document) => ({ id: document.id, document })),
    facets: Object.fromEntries(facets.map((request) => [request.field, facetOf(met, request)])),
    metadata: { skip, take, count: met.length },
  } as SearchTypes.SearchResult;
}

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
