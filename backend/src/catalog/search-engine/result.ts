import { nearestAtMost } from "../index/ask";
import type { Filters } from "../index/filters";
import type { OwnPrices } from "../index/own-prices-index";
import type { Numbers } from "../index/product-numbers";
import { enough } from "../index/search";
import type { SearchResult } from "../index/select-products";
import type { QueryTerm } from "../query/parse";
import type { Answers } from "./answers";
import { conditionOf, type Parts, partsOf } from "./conditions";
import {
  type AskEngine,
  allConditions,
  type Condition,
  countEach,
  countIn,
  numbersIn,
  orders,
  pageOf,
} from "./engine";
import { facetsJson, type LabelsOf } from "./facet-counts";
import type { Plan } from "./plan";
import { stillPassing, type TrueRowsOf } from "./truth";

/** What answers are made of: the engine, and the read model beside it. */
export type Sources = { ask: AskEngine; labelsOf: LabelsOf; rowsOf: TrueRowsOf };

type Listed = {
  /** Different for other lists of one request. */
  name: string;
  filters: Filters;
  own: OwnPrices | undefined;
  /** For a search: what its line asks for, filters included. */
  plan?: Plan;
};

type Range = readonly [from: number, to: number];

/** Of these consecutive parts of a list, the range within each that falls into a range of the whole. */
function rangesIn(counts: readonly number[], [from, to]: Range): Range[] {
  let start = 0;
  return counts.map((count) => {
    const range: Range = [Math.max(0, from - start), Math.min(count, to - start)];
    start += count;
    return range;
  });
}

/** A list or a search at the engine: its numbers, counts and near matches are fetched when somebody reads them. */
export class EngineResult implements SearchResult {
  readonly nos: Numbers;
  readonly correctedTo: string | null;
  readonly terms?: readonly QueryTerm[];
  private readonly parts: Parts;
  private readonly base: Condition | undefined;

  constructor(
    private readonly answers: Answers,
    private readonly sources: Sources,
    private readonly listed: Listed,
  ) {
    const { plan, filters } = listed;
    this.parts = partsOf(filters);
    this.base = allConditions([plan?.found.hits, ...(plan?.narrowing ?? [])]);
    this.correctedTo = plan?.correctedTo ?? null;
    if (plan) this.terms = plan.terms;
    const result = this;
    this.nos = {
      get length() {
        return result.count();
      },
      slice: (from = 0, to = result.count()) => result.page([from, to]),
    };
  }

  get facetsJson(): string {
    const { ask, labelsOf } = this.sources;
    const { filters, plan } = this.listed;
    const { base, parts } = this;
    return this.answer("facets", () =>
      facetsJson(ask, labelsOf, { base, parts, filters, isSearch: plan !== undefined }),
    );
  }

  /** For a search: what is offered beside few results, or none within the price. */
  get near(): readonly number[] {
    const { plan } = this.listed;
    if (!plan) return [];
    const isEmpty = this.count() === 0;
    return this.answer("near", () =>
      isEmpty && this.parts.has("price") ? this.nearestInPrice() : this.missingOne(plan),
    );
  }

  private answer<Answer>(what: string, ask: () => Promise<Answer>): Answer {
    return this.answers.get(`${this.listed.name}\n${what}`, ask);
  }

  private count(): number {
    return this.answer("count", async () => (await countEach(this.sources.ask, [this.condition]))[0] ?? 0);
  }

  private get condition(): Condition | undefined {
    return conditionOf(this.base, this.parts);
  }

  private page(range: Range): number[] {
    return this.answer(`page ${range}`, async () => {
      const { filters, own } = this.listed;
      return stillPassing(this.sources.rowsOf, await this.numbers(range), filters, own);
    });
  }

  private async numbers(range: Range): Promise<number[]> {
    const { ask } = this.sources;
    const { filters, plan, name } = this.listed;
    const order = orders[filters.sortBy ?? "popular"];
    const segments = filters.sortBy ? [] : (plan?.found.best ?? []);
    if (segments.length === 0) {
      const [found] = await ask([pageOf(this.condition, order, range, "exact")]);
      if (!found) return [];
      this.answers.put(`${name}\ncount`, countIn(found));
      return numbersIn(found);
    }
    const inTurn = inTurns([...segments, this.base]).map((segment) =>
      conditionOf(allConditions([segment, ...(plan?.narrowing ?? [])]), this.parts),
    );
    const counts = await countEach(ask, inTurn);
    this.answers.put(
      `${name}\ncount`,
      counts.reduce((sum, count) => sum + count, 0),
    );
    const asked = rangesIn(counts, range).flatMap((own, at) =>
      own[1] > own[0] ? [pageOf(inTurn[at], order, own)] : [],
    );
    return asked.length > 0 ? (await ask(asked)).flatMap(numbersIn) : [];
  }

  /** The nearest available products, cheaper or dearer. */
  private async nearestInPrice(): Promise<number[]> {
    const { ask, rowsOf } = this.sources;
    const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, ...others } = this.listed.filters;
    const all = conditionOf(this.base, this.parts, "price");
    const [buyable = 0] = await countEach(ask, [allConditions([all, { inStock: true }])]);
    const among = buyable > 0 ? allConditions([all, { inStock: true }]) : all;
    const range: Range = [0, nearestAtMost];
    const sides = [
      ...(minPrice > 0
        ? [pageOf(allConditions([among, { paidPrice: { $lt: minPrice } }]), orders["price-hightolow"], range)]
        : []),
      ...(maxPrice < Number.POSITIVE_INFINITY
        ? [pageOf(allConditions([among, { paidPrice: { $gt: maxPrice } }]), orders["price-lowtohigh"], range)]
        : []),
    ];
    const nos = await stillPassing(rowsOf, (await ask(sides)).flatMap(numbersIn), others);
    const paid = new Map((await rowsOf(nos)).map((row) => [row.no, row.paidPrice]));
    const away = (no: number) => Math.max(minPrice - (paid.get(no) ?? 0), (paid.get(no) ?? 0) - maxPrice);
    return nos.sort((a, b) => away(a) - away(b)).slice(0, nearestAtMost);
  }

  /** Products that miss one word, where few have them all. */
  private async missingOne({ found: { near, count }, narrowing }: Plan): Promise<number[]> {
    if (!near || count >= enough) return [];
    const { ask, rowsOf } = this.sources;
    const { filters, own } = this.listed;
    const condition = conditionOf(allConditions([near, ...narrowing]), this.parts);
    const answers = await ask([pageOf(condition, orders.popular, [0, enough - count])]);
    return stillPassing(rowsOf, answers.flatMap(numbersIn), filters, own);
  }
}

/** Each of these without what is in an earlier one. */
function inTurns(segments: ReadonlyArray<Condition | undefined>): Array<Condition | undefined> {
  return segments.map((segment, at) =>
    allConditions([
      segment,
      ...segments.slice(0, at).flatMap((earlier) => (earlier ? [{ $not: earlier }] : [])),
    ]),
  );
}
