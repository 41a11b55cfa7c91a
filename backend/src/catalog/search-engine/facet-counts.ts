import type { SearchTypes } from "@medusajs/framework/types";
import { filterName, filterToken } from "../../contract/kind-filters";
import { query } from "../../platform/db/pool";
import { type Filters, ownFilters } from "../index/filters";
import { priceBands } from "../index/price-bands";
import type { ValueLabel } from "../index/search-index";
import { type Counted, ratingSteps, shownFacets } from "../index/shown-facets";
import { conditionOf, type Parts, specPart } from "./conditions";
import type { AskEngine, Condition, EngineAnswer, EngineQuery } from "./engine";
import { valuesAtMost } from "./whole-catalogue";

type Request = SearchTypes.SearchFacetRequest & { field: string };

const values = (field: string): Request => ({ field, limit: valuesAtMost });

/** Up to the cent before the next band, as the bands' own names say. */
const bands: Request = {
  field: "paidPrice",
  type: "range",
  ranges: priceBands.map((key, at) => {
    const next = priceBands[at + 1];
    const from = Number(key.split("-", 1)[0]);
    return { key, from, ...(next !== undefined && { to: Number(next.split("-", 1)[0]) }) };
  }),
};
const stars: Request = {
  field: "stars",
  type: "range",
  ranges: ratingSteps.map((from) => ({ key: String(from), from })),
};

/** The request of each facet, by the part of the conditions that it leaves out. */
const requests: Record<string, Request> = {
  category: values("category"),
  kind: values("kind"),
  brand: values("brand"),
  condition: values("condition"),
  size: values("sizes"),
  country: values("country"),
  price: bands,
  rating: stars,
  inStock: values("inStock"),
  onSale: values("onSale"),
};

type Counts = ReadonlyMap<string, number>;

function countsIn(answer: EngineAnswer | undefined, field: string): Counts {
  const facet = answer?.facets?.[field];
  if (facet?.type === "range") return new Map(facet.ranges.map(({ key, count }) => [key, count]));
  return new Map(facet?.type === "value" ? facet.values.map(({ value, count }) => [value, count]) : []);
}

/** How products write values of filters. */
export type LabelsOf = (tokens: readonly string[]) => Promise<ReadonlyMap<string, ValueLabel>>;

export const storedLabels: LabelsOf = async (tokens) => {
  const rows = await query<{ token: string; label: string; words: ValueLabel["translations"] }>({
    name: "search-value-labels",
    text: "select token, label, words from catalog_search_value where token = any($1::text[])",
    values: [tokens],
  });
  return new Map(
    rows.map(({ token, label, words = {} }) => [
      token,
      { label, ...(Object.keys(words).length > 0 && { translations: words }) },
    ]),
  );
};

/** A chosen value is told although no product is left that has it. */
const withChosen = (counts: Counts, chosen: readonly string[] = []): Counts =>
  new Map([...chosen.map((value) => [value, 0] as const), ...counts]);

type Listed = { base: Condition | undefined; parts: Parts; filters: Filters; isSearch: boolean };

/**
 * The counted facets of a list as JSON text. The facets of filters that are not chosen come with one query; that of each chosen
 * one is counted over what passes all others, by a query of its own. The module can do the latter too
 * (`disjunctive_facets`), but only where the filter is of one field alone, which a kind's own filters are not.
 */
export async function facetsJson(
  ask: AskEngine,
  labelsOf: LabelsOf,
  { base, parts, filters, isSearch }: Listed,
): Promise<string> {
  const specs = ownFilters(filters.kind);
  const all = new Map(Object.entries(requests));
  for (const place of specs.keys()) all.set(specPart(place), values("values"));
  const queryOf = (facets: Request[], without?: string): EngineQuery => {
    const condition = conditionOf(base, parts, without);
    return {
      ...(condition && { filters: condition }),
      fields: ["no"],
      pagination: { take: 0 },
      search_options: { facets, count: "none" },
    };
  };
  const chosen = [...all].filter(([part]) => parts.has(part));
  const others = new Map(
    [...all].flatMap(([part, request]) => (parts.has(part) ? [] : [[request.field, request]])),
  );
  const [shown, ...relaxed] = await ask([
    queryOf([...others.values()]),
    ...chosen.map(([part, request]) => queryOf([request], part)),
  ]);
  const answerOf = new Map(chosen.map(([part], at) => [part, relaxed[at]]));
  const counts = (part: string) => countsIn(answerOf.get(part) ?? shown, all.get(part)?.field ?? "");
  const own = new Map(
    specs.flatMap(({ row }, place) => {
      const start = filterToken(filterName(row), "");
      const chosenOfRow = filters.spec?.filter((token) => token.startsWith(start));
      return [...withChosen(counts(specPart(place)), chosenOfRow)].filter(([token]) =>
        token.startsWith(start),
      );
    }),
  );
  const labels = own.size > 0 ? await labelsOf([...own.keys()]) : new Map<string, ValueLabel>();
  const counted: Counted = {
    category: withChosen(counts("category"), filters.category),
    kind: counts("kind"),
    brand: withChosen(counts("brand"), filters.brand),
    condition: withChosen(counts("condition"), filters.condition),
    size: withChosen(counts("size"), filters.size),
    countryOfOrigin: withChosen(counts("country"), filters.countryOfOrigin),
    price: counts("price"),
    rating: counts("rating"),
    inStock: counts("inStock").get("true") ?? 0,
    onSale: counts("onSale").get("true") ?? 0,
    // What no product has ever said is no choice, even if an address asks for it.
    values: new Map([...own].filter(([token]) => labels.has(token))),
    labels,
  };
  return JSON.stringify(shownFacets(counted, filters, isSearch));
}
