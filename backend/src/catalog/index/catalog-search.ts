import type { Lexicon } from "../vocabulary/lexicon";
import { answerInSteps } from "./ask";
import { allOf, hasBit } from "./bits";
import type { CatalogIndex, IndexedProduct } from "./catalog-index";
import { compile, type Filters, ownFilters } from "./filters";
import { firstOfKind } from "./first-of-kind";
import type { IndexView } from "./index-view";
import { KeptSpelling } from "./kept-spelling";
import { KeptTexts } from "./kept-texts";
import type { Progress } from "./latest";
import { endIfOver } from "./looks-in-turns";
import { momentOf } from "./moment";
import { newestOf } from "./newest";
import { type OwnPrices, OwnPricesIndex } from "./own-prices-index";
import { ProductNumbers } from "./product-numbers";
import { ProductSet } from "./product-set";
import { ResultCache, type Touches } from "./result-cache";
import type { IndexRow } from "./row";
import type { SearchIndex } from "./search-index";
import {
  countFacets,
  firstInOrder,
  type HeldResult,
  type SearchResult,
  selectInSteps,
  selectProducts,
  type TurnTo,
} from "./select-products";
import { shownListsMark } from "./shown-lists";
import { similarTo } from "./similar";
import { suggestWords } from "./suggest";
import { type Steps, UnderWay } from "./under-way";

/** Each takes 2 MB at 100,000 products; at a million there is room for few. */
const pricedAtMost = 8;
const pricedProductsAtMost = 2_000_000;

/** After more changes at once every result is computed anew: to look at each is no less work. */
const fewRows = 20;

const none = new ProductNumbers(0, new Int32Array(0), () => new Int32Array(0));

/** A list of one kind counts by the kind's own filters, which staff may change. */
const keyOf = (filters: Filters) => JSON.stringify([filters, ownFilters(filters.kind)]);

/** The index of this process, the cached texts, and the results computed from them. */
export class CatalogSearch implements CatalogIndex {
  texts: KeptTexts;
  private readonly results = new ResultCache();
  private readonly underWay = new UnderWay<HeldResult>();
  /** Pages far behind in what a search found. */
  private readonly pages = new UnderWay<Int32Array>();
  /** The index with the prices of certain customer groups, by their key. */
  private readonly priced = new Map<string, OwnPricesIndex>();
  private readonly pricing = new UnderWay<OwnPricesIndex>();
  /** Products that moved, and were too many for their rows to be read one by one. */
  owed = new ProductSet();
  /** What the facets say beside counts, as of the last change. */
  private listsMark = shownListsMark();
  private readonly spelling = new KeptSpelling(() => this.index, endIfOver);

  constructor(
    public index: SearchIndex,
    private lexicon: Lexicon,
    public progress: Progress,
  ) {
    this.texts = new KeptTexts(momentOf(progress.seen));
  }

  /** Applies a changed lexicon and discards the results found with the old one. */
  takeLexicon(lexicon: Lexicon): void {
    this.lexicon = lexicon;
    this.forgetResults();
  }

  /** Goes on with a database of another history, as of `progress`: no text of the old one is shown any more. */
  beginAnew(progress: Progress, lexicon: Lexicon): void {
    this.progress = progress;
    this.texts = new KeptTexts(momentOf(progress.seen));
    this.owed = new ProductSet();
    this.takeLexicon(lexicon);
  }

  /** Switches to another index of the same catalogue. */
  takeIndex(index: SearchIndex): void {
    this.index = index;
    this.forgetPriced();
    this.forgetResults();
  }

  /** Applies changed rows and discards the results that they touch. */
  takeRows(rows: readonly IndexRow[]): void {
    const mark = shownListsMark();
    const isFew = rows.length <= fewRows && mark === this.listsMark;
    const dropTouched = () => {
      const positions = rows.map(({ no }) => this.index.positionOf(no)).filter((at) => at >= 0);
      this.results.dropTouched(positions);
      this.underWay.dropTouched(positions);
      this.pages.clear();
    };
    if (isFew) dropTouched();
    else this.forgetResults();
    this.takeSomeRows(rows);
    if (isFew) dropTouched();
    this.listsMark = mark;
  }

  /** Applies some of very many changed rows; results are kept, as old as they are, until they are all forgotten. */
  takeSomeRows(rows: readonly IndexRow[]): void {
    const { documents } = this.index;
    const before = documents.length;
    const positions = [...new Set(rows.map(({ no }) => this.index.positionOf(no)))].filter((at) => at >= 0);
    for (const own of this.priced.values()) own.leave(positions);
    this.index.apply(rows);
    this.pricing.clear();
    const isInPlace = documents.length === before && positions.every((at) => hasBit(documents.alive, at));
    if (isInPlace) for (const own of this.priced.values()) own.comeBack(positions);
    else this.priced.clear();
  }

  /** Removes products as `SearchIndex.removeOthers` does; results are kept as well. */
  removeOthers(after: number, upTo: number, shown: ReadonlySet<number>): void {
    if (this.index.removeOthers(after, upTo, shown)) this.forgetPriced();
  }

  private forgetPriced(): void {
    this.priced.clear();
    this.pricing.clear();
  }

  forgetResults(): void {
    this.results.clear();
    this.underWay.clear();
    this.pages.clear();
  }

  /** With `own`, sorted, filtered and counted by those prices in place of everybody's. */
  list(filters: Filters, own?: OwnPrices): SearchResult {
    if (own) {
      const key = `${own.key}\n\n${keyOf(filters)}`;
      return this.results.get(key, () => this.underWay.goOn(key, () => selectInSteps(this.at(own), filters)));
    }
    const make = () => {
      const facetsJson = this.facets(filters);
      endIfOver();
      return selectProducts(this.index, filters, { facetsJson });
    };
    return this.results.get(keyOf(filters), make, () => this.touchesList(filters));
  }

  /** Kept for all orders of the same choice. */
  private facets({ sortBy: _, ...filters }: Filters): string {
    const key = `facets ${keyOf(filters)}`;
    const touching = () => this.touchesList(filters);
    const make = () => this.underWay.goOn(key, () => this.countFacets(filters), touching);
    return this.results.get(key, make, touching).facetsJson;
  }

  private *countFacets(filters: Filters): Steps<HeldResult> {
    return { nos: none, facetsJson: yield* countFacets(this.index, filters), correctedTo: null };
  }

  search(line: string, filters: Filters, own?: OwnPrices): SearchResult {
    const words = `${line}\n${keyOf(filters)}`;
    const key = own ? `${own.key}\n\n${words}` : words;
    const turnTo: TurnTo = (name, pages) => this.pages.goOn(`${key}\n${name}`, pages);
    const begin = () => answerInSteps(this.at(own), this.lexicon, this.spelling, line, filters, turnTo);
    return this.results.get(key, () => this.underWay.goOn(key, begin));
  }

  row(filters: Filters, limit: number): number[] {
    return this.list(filters).nos.slice(0, limit);
  }

  product(idOrSlug: string): IndexedProduct | undefined {
    const found = this.index.find(idOrSlug);
    return (
      found && {
        no: found.no,
        paidPrice: found.paidPrice,
        category: this.index.categories.texts[found.categoryId] ?? "",
        kind: this.index.kinds.texts[found.kindId],
      }
    );
  }

  featured(limit: number): number[] {
    return this.numbers("featured", () => {
      const { documents } = this.index;
      const among = allOf([documents.alive, documents.featured], documents.length);
      const first = firstInOrder(this.index, "popular", among, limit);
      return Array.from(first, (position) => documents.no[position] as number);
    });
  }

  newest(limit: number): number[] {
    return this.numbers(`newest ${limit}`, () => newestOf(this.index, limit));
  }

  chosen(productIds: readonly string[]): number[] {
    return productIds.flatMap((id) => this.index.find(id)?.no ?? []);
  }

  similar(idOrSlug: string, limit: number): number[] {
    const document = this.index.find(idOrSlug);
    if (!document) return [];
    return this.numbers(`similar ${document.no} ${limit}`, () => similarTo(this.index, document, limit));
  }

  faceOfKind(kind: string): number | undefined {
    const touching = () => this.touchesList({ kind: [kind] });
    return this.numbers(`face ${kind}`, () => firstOfKind(this.index, kind), touching)[0];
  }

  words(prefix: string, limit: number): string[] {
    return suggestWords(this.index.postings, this.lexicon, prefix, limit);
  }

  /** A product that fails one filter alone counts in that filter's facet; of a kind's own filters each value may be new. */
  private touchesList(filters: Filters): Touches {
    let compiled = compile(this.index, filters);
    let known = this.index.namesKnown;
    return (positions) => {
      // Thousands of results are asked at each change: only a name that is new gives filters another meaning.
      if (known !== this.index.namesKnown) {
        compiled = compile(this.index, filters);
        known = this.index.namesKnown;
      }
      for (const position of positions) {
        const failed = compiled.fails(position);
        if ((failed & (failed - 1)) === 0) return true;
      }
      return false;
    };
  }

  private at(own: OwnPrices | undefined): IndexView {
    if (!own) return this.index;
    const known = this.priced.get(own.key);
    if (known) return known;
    const most = Math.min(
      pricedAtMost,
      Math.max(1, pricedProductsAtMost / (this.index.documents.length + 1)),
    );
    for (const oldest of this.priced.keys()) {
      if (this.priced.size < most) break;
      this.priced.delete(oldest);
    }
    const priced = this.pricing.goOn(own.key, () => OwnPricesIndex.inSteps(this.index, own));
    this.priced.set(own.key, priced);
    return priced;
  }

  private numbers(key: string, pick: () => number[], touching?: () => Touches): number[] {
    const make = () => {
      endIfOver();
      const first = Int32Array.from(pick());
      return { nos: new ProductNumbers(first.length, first, () => first), facetsJson: "", correctedTo: null };
    };
    return this.results.get(key, make, touching).nos.slice();
  }
}
