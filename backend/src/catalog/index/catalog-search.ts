import type { Lexicon } from "../vocabulary/lexicon";
import { answer } from "./ask";
import { type Filters, ownFilters } from "./filters";
import type { IndexView } from "./index-view";
import { isSameMoment, type Progress } from "./latest";
import { newestOf } from "./newest";
import { type OwnPrices, OwnPricesIndex } from "./own-prices-index";
import { ResultCache } from "./result-cache";
import type { IndexRow } from "./row";
import type { ProductDocument, SearchIndex } from "./search-index";
import { type SearchResult, selectProducts } from "./select-products";
import { similarTo } from "./similar";
import { Speller, type Spelling } from "./spell";
import { suggestWords } from "./suggest";
import { Texts } from "./texts";

/** Each takes 5 MB at 100,000 products. */
const pricedAtMost = 8;

/** A list of one kind counts by the kind's own filters, which staff may change. */
const keyOf = (filters: Filters) => JSON.stringify([filters, ownFilters(filters.kind)]);

/** The index of this process, the cached texts, and the results computed from them. */
export class CatalogSearch {
  readonly cards = new Texts();
  readonly pages = new Texts();
  private readonly results = new ResultCache();
  /** The index with the prices of certain customer groups, by their key. */
  private readonly priced = new Map<string, OwnPricesIndex>();
  private spellerOf: { words: readonly string[]; speller: Speller } | undefined;

  /** Built for the first misspelt word, and again after new words were added: most searches do not need it. */
  private readonly spelling: Spelling = { nearest: (word) => this.speller().nearest(word) };

  constructor(
    public index: SearchIndex,
    private lexicon: Lexicon,
    public progress: Progress,
  ) {}

  /** At least as new as the database was when `latest` was asked for. */
  isAt(latest: Progress): boolean {
    return this.progress.asked >= latest.asked || isSameMoment(this.progress, latest);
  }

  /** Applies a changed lexicon and discards the results found with the old one. */
  takeLexicon(lexicon: Lexicon): void {
    this.lexicon = lexicon;
    this.results.clear();
  }

  /** Switches to another index of the same catalogue. */
  takeIndex(index: SearchIndex): void {
    this.index = index;
    this.priced.clear();
    this.results.clear();
  }

  /** Applies changed rows and discards earlier results. */
  takeRows(rows: readonly IndexRow[]): void {
    for (const row of rows) this.index.upsert(row);
    this.priced.clear();
    this.results.clear();
  }

  /** Discards the cached texts of these products. */
  forgetTexts(nos: readonly number[]): void {
    this.cards.drop(nos);
    this.pages.drop(nos);
  }

  /** With `own`, sorted, filtered and counted by those prices in place of everybody's. */
  list(filters: Filters, own?: OwnPrices): SearchResult {
    const key = own ? `${own.key}\n\n${keyOf(filters)}` : keyOf(filters);
    return this.results.get(key, () => selectProducts(this.at(own), filters));
  }

  search(line: string, filters: Filters, own?: OwnPrices): SearchResult {
    const words = `${line}\n${keyOf(filters)}`;
    const key = own ? `${own.key}\n\n${words}` : words;
    return this.results.get(key, () => answer(this.at(own), this.lexicon, this.spelling, line, filters));
  }

  featured(limit: number): number[] {
    return this.numbers("featured", () =>
      this.index
        .sorted("popular")
        .filter((document) => document.alive && document.featured)
        .map((document) => document.no)
        .slice(0, limit),
    );
  }

  /** What came last of what is in stock. */
  newest(limit: number): number[] {
    return this.numbers(`newest ${limit}`, () => newestOf(this.index.documents, limit));
  }

  /** Of these ids those that are shown, in this order. */
  chosen(productIds: readonly string[]): number[] {
    return productIds.flatMap((id) => this.index.find(id)?.no ?? []);
  }

  similar(document: ProductDocument, limit: number): number[] {
    return this.numbers(`similar ${document.no} ${limit}`, () => similarTo(this.index, document, limit));
  }

  words(prefix: string, limit: number): string[] {
    return suggestWords(this.index.postings, this.lexicon, prefix, limit);
  }

  private at(own: OwnPrices | undefined): IndexView {
    if (!own) return this.index;
    const known = this.priced.get(own.key);
    if (known) return known;
    for (const oldest of this.priced.keys()) {
      if (this.priced.size < pricedAtMost) break;
      this.priced.delete(oldest);
    }
    const priced = new OwnPricesIndex(this.index, own);
    this.priced.set(own.key, priced);
    return priced;
  }

  private numbers(key: string, pick: () => number[]): number[] {
    return this.results.get(key, () => ({ nos: pick(), facetsJson: "", correctedTo: null })).nos;
  }

  private speller(): Speller {
    const words = this.index.postings.words();
    if (this.spellerOf?.words !== words) this.spellerOf = { words, speller: new Speller(words) };
    return this.spellerOf.speller;
  }
}
