import type { Lexicon } from "../vocabulary/lexicon";
import { answer } from "./ask";
import type { Filters } from "./filters";
import { isSameMoment, type Progress } from "./latest";
import { ResultCache } from "./result-cache";
import type { IndexRow } from "./row";
import type { ProductDocument, SearchIndex } from "./search-index";
import { type SearchResult, selectProducts } from "./select-products";
import { similarTo } from "./similar";
import { Speller, type Spelling } from "./spell";
import { suggestWords } from "./suggest";
import { Texts } from "./texts";

/** The index of this process, the cached texts, and the results computed from them. */
export class CatalogSearch {
  readonly cards = new Texts();
  readonly pages = new Texts();
  private readonly results = new ResultCache();
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
    this.results.clear();
  }

  /** Applies changed rows and discards earlier results. */
  takeRows(rows: readonly IndexRow[]): void {
    for (const row of rows) this.index.upsert(row);
    this.results.clear();
  }

  /** Discards the cached texts of these products. */
  forgetTexts(nos: readonly number[]): void {
    this.cards.drop(nos);
    this.pages.drop(nos);
  }

  list(filters: Filters): SearchResult {
    return this.results.get(JSON.stringify(filters), () => selectProducts(this.index, filters));
  }

  search(line: string, filters: Filters): SearchResult {
    const key = `${line}\n${JSON.stringify(filters)}`;
    return this.results.get(key, () => answer(this.index, this.lexicon, this.spelling, line, filters));
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

  similar(document: ProductDocument, limit: number): number[] {
    return this.numbers(`similar ${document.no} ${limit}`, () => similarTo(this.index, document, limit));
  }

  words(prefix: string, limit: number): string[] {
    return suggestWords(this.index.postings, this.lexicon, prefix, limit);
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
