import type { Lexicon } from "../vocabulary/lexicon";
import { answer } from "./ask";
import type { Board, Seat } from "./board";
import { Choices } from "./choices";
import { type Choice, choose } from "./choose";
import type { Filters } from "./filters";
import { isSameMoment, type Progress } from "./latest";
import type { BoardRow } from "./row";
import { similarTo } from "./similar";
import { Speller, type Spelling } from "./spell";
import { suggestWords } from "./suggest";
import { Texts } from "./texts";

/** The board of this process, the cached texts, and the results computed from them. */
export class Catalogue {
  readonly cards = new Texts();
  readonly pages = new Texts();
  private readonly choices = new Choices();
  private spellerOf: { words: readonly string[]; speller: Speller } | undefined;

  /** Built for the first misspelt word, and again after new words were added: most searches do not need it. */
  private readonly spelling: Spelling = { nearest: (word) => this.speller().nearest(word) };

  constructor(
    public board: Board,
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
    this.choices.clear();
  }

  /** Switches to another board of the same catalogue. */
  takeBoard(board: Board): void {
    this.board = board;
    this.choices.clear();
  }

  /** Applies changed rows and discards earlier results. */
  takeRows(rows: readonly BoardRow[]): void {
    for (const row of rows) this.board.apply(row);
    this.choices.clear();
  }

  /** Discards the cached texts of these products. */
  forgetTexts(nos: readonly number[]): void {
    this.cards.drop(nos);
    this.pages.drop(nos);
  }

  list(filters: Filters): Choice {
    return this.choices.get(JSON.stringify(filters), () => choose(this.board, filters));
  }

  search(line: string, filters: Filters): Choice {
    const key = `${line}\n${JSON.stringify(filters)}`;
    return this.choices.get(key, () => answer(this.board, this.lexicon, this.spelling, line, filters));
  }

  featured(limit: number): number[] {
    return this.numbers("featured", () =>
      this.board
        .sorted("popular")
        .filter((seat) => seat.alive && seat.featured)
        .map((seat) => seat.no)
        .slice(0, limit),
    );
  }

  similar(seat: Seat, limit: number): number[] {
    return this.numbers(`similar ${seat.no} ${limit}`, () => similarTo(this.board, seat, limit));
  }

  words(prefix: string, limit: number): string[] {
    return suggestWords(this.board.postings, this.lexicon, prefix, limit);
  }

  private numbers(key: string, pick: () => number[]): number[] {
    return this.choices.get(key, () => ({ nos: pick(), facetsJson: "", correctedTo: null })).nos;
  }

  private speller(): Speller {
    const words = this.board.postings.words();
    if (this.spellerOf?.words !== words) this.spellerOf = { words, speller: new Speller(words) };
    return this.spellerOf.speller;
  }
}
