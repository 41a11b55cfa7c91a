import { answer } from "../../backend/src/catalog/index/ask";
import { Speller } from "../../backend/src/catalog/index/spell";
import { answered } from "../../backend/src/catalog/search-engine/answers";
import { shippedLexicon } from "../../backend/src/catalog/vocabulary/shipped";
import { type DemoProduct, demoProducts } from "../data";
import { demoIndex, demoRows } from "./demo-catalogue";
import { queries } from "./queries";
import { paid, ruleOf, wantedBy, withoutPrice } from "./rules";
import { standInFor } from "./stand-in";

const shown = 5;

export type Outcome = {
  script: string;
  query: string;
  rules: string;
  /** The share of the expected first five (fewer if fewer are expected) that are shown. */
  recall: number;
  /** The share of the first five shown that are expected. */
  precision: number;
  /** True if the first hit is right: expected, and the cheapest or dearest if the query asks for that. */
  isFirstRight: boolean;
  top: string[];
};

const demoOf = (nos: readonly number[]): DemoProduct[] => nos.flatMap((no) => demoProducts[no] ?? []);

/** How far the price lies outside the bounds of the rules. */
function away(rules: string, product: DemoProduct): number {
  const least = Number(ruleOf(rules, "min") ?? 0);
  const most = Number(ruleOf(rules, "max") ?? Number.POSITIVE_INFINITY);
  return Math.max(least - paid(product), paid(product) - most, 0);
}

/**
 * If nothing fulfils the rules, nothing may be shown; if only the price excludes everything, the nearest in price is
 * offered.
 */
function judgeNothing(rules: string, top: DemoProduct[], near: DemoProduct[]) {
  const others = rules === withoutPrice(rules) ? [] : wantedBy(withoutPrice(rules));
  const nearest = Math.min(...others.map((product) => away(rules, product)));
  const [first] = near;
  const isOffered =
    others.length === 0 || (first !== undefined && others.includes(first) && away(rules, first) === nearest);
  const isEmpty = top.length === 0;
  return {
    recall: Number(isEmpty && isOffered),
    precision: Number(isEmpty),
    isFirstRight: isEmpty && isOffered,
  };
}

function judge(rules: string, top: DemoProduct[], near: DemoProduct[]) {
  const wanted = wantedBy(rules);
  if (wanted.length === 0) return judgeNothing(rules, top, near);
  const isOrdered = ruleOf(rules, "order") !== undefined;
  const hits = top.filter((product) => wanted.includes(product));
  // Products with the same price may come in any order.
  const inPlace = top.filter((product, at) => wanted[at] && paid(product) === paid(wanted[at]));
  const right = isOrdered ? hits.filter((product) => inPlace.includes(product)) : hits;
  return {
    recall: right.length / Math.min(shown, wanted.length),
    precision: top.length === 0 ? 0 : hits.length / top.length,
    isFirstRight: top[0] !== undefined && right.includes(top[0]),
  };
}

/** What an index finds for a typed line: the numbers of the first products, and of those that it offers beside them. */
export type Ask = (query: string) => { nos: readonly number[]; near: readonly number[] };

/** The index in each process. */
export function askInMemory(): Ask {
  const index = demoIndex();
  const lexicon = shippedLexicon();
  const speller = new Speller(index.postings.words());
  return (query) => {
    const { nos, near = [] } = answer(index, lexicon, speller, query, {});
    return { nos: nos.slice(0, shown), near };
  };
}

/** The engine's Search Module as the shop asks it, with a stand-in that takes its conditions word for word. */
export async function askAtEngine(): Promise<Ask> {
  const open = standInFor(demoRows(), shippedLexicon());
  const found = new Map<string, ReturnType<Ask>>();
  for (const query of Object.values(queries).flatMap((list) => Object.keys(list))) {
    const engine = open();
    const look = () => {
      const { nos, near = [] } = engine.search(query, {});
      return { nos: nos.slice(0, shown), near };
    };
    found.set(query, await answered(look));
  }
  return (query) => found.get(query) ?? { nos: [], near: [] };
}

/** Runs every fixed query. The expected products come from the catalogue by rule, never from the results. */
export function evaluateSearch(ask = askInMemory()): Outcome[] {
  return Object.entries(queries).flatMap(([script, list]) =>
    Object.entries(list).map(([query, rules]) => {
      const { nos, near } = ask(query);
      const top = demoOf(nos);
      return { script, query, rules, ...judge(rules, top, demoOf(near)), top: top.map(({ slug }) => slug) };
    }),
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The means over these outcomes. */
export const recallOf = (outcomes: readonly Outcome[]): number => mean(outcomes.map(({ recall }) => recall));
export const precisionOf = (outcomes: readonly Outcome[]): number =>
  mean(outcomes.map(({ precision }) => precision));
export const firstOf = (outcomes: readonly Outcome[]): number =>
  mean(outcomes.map(({ isFirstRight }) => Number(isFirstRight)));
