import type { MedusaContainer, SearchTypes } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { refuse } from "../../contract/refusal";
import { log } from "../../platform/log";
import { catalogIndexName } from "./definition";

export type Condition = SearchTypes.SearchFilters;
export type EngineQuery = Omit<SearchTypes.SearchQuery, "entity">;
export type EngineAnswer = SearchTypes.SearchResult;

/** Asks several queries at once of the index of the catalogue. */
export type AskEngine = (queries: readonly EngineQuery[]) => Promise<EngineAnswer[]>;

let engine: SearchTypes.ISearchModuleService | undefined;

/** Called once when the engine has started, where the Search Module holds the catalogue. */
export function useSearchModule(container: MedusaContainer): void {
  engine = container.resolve(Modules.SEARCH);
}

export function searchModule(): SearchTypes.ISearchModuleService {
  if (!engine) throw new Error("The engine's Search Module was asked for before the engine was there.");
  return engine;
}

/** A module that is away, slow to the end of its patience, or not built yet is a 503: no list is better than a wrong one. */
export const askSearchModule: AskEngine = async (queries) => {
  try {
    return await searchModule().searchMany(queries.map((query) => ({ ...query, entity: catalogIndexName })));
  } catch (error) {
    log.warn({ err: error }, "catalogue: the search engine does not answer");
    throw refuse.unavailable();
  }
};

/** All of these; undefined if there are none. */
export function allConditions(conditions: ReadonlyArray<Condition | undefined>): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? { $and: given } : given[0];
}

/** How many products met a query that asked for it. */
export function countIn({ metadata }: EngineAnswer): number {
  if (metadata.count !== null) return metadata.count;
  log.warn("catalogue: the search engine's provider does not count, so lists have no pages");
  throw refuse.unavailable();
}

/** How many products meet each of these. Exactly: without that engines estimate, or count to some thousand and no further. */
export async function countEach(
  ask: AskEngine,
  conditions: ReadonlyArray<Condition | undefined>,
): Promise<number[]> {
  if (conditions.length === 0) return [];
  const answers = await ask(
    conditions.map((filters) => ({
      ...(filters && { filters }),
      fields: ["no"],
      pagination: { take: 0 },
      search_options: { count: "exact" },
    })),
  );
  return answers.map(countIn);
}

type Order = Record<string, "ASC" | "DESC">;

const popular: Order = { popularity: "DESC", createdAt: "DESC", no: "DESC" };

/** The orders of lists, as those of the index in memory. */
export const orders = {
  popular,
  "price-lowtohigh": { paidPrice: "ASC", ...popular },
  "price-hightolow": { paidPrice: "DESC", ...popular },
  "title-atoz": { title: "ASC", ...popular },
  "title-ztoa": { title: "DESC", ...popular },
  rating: { liking: "DESC", ...popular },
  newest: { createdAt: "DESC", no: "DESC" },
} satisfies Record<string, Order>;

/** A page of what meets a condition; `count` for how many there are in all. */
export const pageOf = (
  filters: Condition | undefined,
  order: Order,
  [from, to]: readonly [from: number, to: number],
  count: "exact" | "none" = "none",
): EngineQuery => ({
  ...(filters && { filters }),
  fields: ["no"],
  pagination: { skip: from, take: Math.max(0, to - from), order },
  search_options: { count },
});

/** The numbers of the products of an answer. */
export const numbersIn = ({ hits }: EngineAnswer): number[] =>
  hits.map(({ document }) => Number((document as { no: number }).no));
