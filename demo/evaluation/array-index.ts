import type { SearchTypes } from "@medusajs/framework/types";

type Plain = string | number | boolean;
type Operators = Record<string, unknown>;
type Document = Readonly<Record<string, unknown>>;
type Condition = SearchTypes.SearchFilters;

const valuesOf = (document: Document, field: string): readonly Plain[] => {
  const value = document[field];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]) as Plain[];
};

function meetsOperator(document: Document, field: string, operator: string, wanted: unknown): boolean {
  const values = valuesOf(document, field);
  const [value] = values;
  switch (operator) {
    case "$in":
      return (wanted as Plain[]).some((one) => values.includes(one));
    case "$ne":
      return !values.includes(wanted as Plain);
    case "$exists":
      // An empty list is there: some engines take it for nothing, others do not.
      return field in document === wanted;
    case "$gte":
      return value !== undefined && value >= (wanted as Plain);
    case "$gt":
      return value !== undefined && value > (wanted as Plain);
    case "$lte":
      return value !== undefined && value <= (wanted as Plain);
    case "$lt":
      return value !== undefined && value < (wanted as Plain);
    default:
      throw new Error(`An index in an array knows no ${operator}.`);
  }
}

/** Whether a document meets a condition of the Search Module's query language, as far as the catalogue's search uses it. */
export function meets(document: Document, condition: Condition): boolean {
  return Object.entries(condition).every(([key, value]) => {
    if (key === "$and") return (value as Condition[]).every((one) => meets(document, one));
    if (key === "$or") return (value as Condition[]).some((one) => meets(document, one));
    if (key === "$not") return !meets(document, value as Condition);
    if (Array.isArray(value)) return meetsOperator(document, key, "$in", value);
    if (value === null || typeof value !== "object") return valuesOf(document, key).includes(value as Plain);
    return Object.entries(value as Operators).every(([operator, wanted]) =>
      meetsOperator(document, key, operator, wanted),
    );
  });
}

const compare = (a: Plain | undefined, b: Plain | undefined): number =>
  a === b || a === undefined || b === undefined ? 0 : a < b ? -1 : 1;

/** What an engine gives that was not asked for more. */
const valuesAtMost = 10;

function facetOf(
  documents: readonly Document[],
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
  if (request.type === "stats") throw new Error("An index in an array knows no stats.");
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const value of valuesOf(document, request.field).map(String))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, count }));
  return {
    type: "value",
    values: values.sort((a, b) => b.count - a.count).slice(0, request.limit ?? valuesAtMost),
  };
}

/** An engine that only estimates counts no further. */
const countedAtMost = 10;

function countOf(met: number, strategy: SearchTypes.SearchCountStrategy = "estimated"): number | null {
  if (strategy === "none") return null;
  return strategy === "exact" ? met : Math.min(met, countedAtMost);
}

/**
 * What the Search Module's query language asks of these documents, by a look at each of them: without an engine, and as
 * strict as the strictest. What is asked for without its limit or its count is cut off.
 */
export function answerOf(
  documents: readonly Document[],
  { filters, pagination, search_options }: Omit<SearchTypes.SearchQuery, "entity">,
): SearchTypes.SearchResult {
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
    hits: sorted.slice(skip, skip + take).map((document) => ({ id: String(document.id), document })),
    facets: Object.fromEntries(facets.map((request) => [request.field, facetOf(met, request)])),
    metadata: { skip, take, count: countOf(met.length, search_options?.count) },
  };
}
