import type { Lexicon } from "../words/lexicon";
import type { Board, Seat } from "./board";
import { Choices } from "./choices";
import { type Choice, choose } from "./choose";
import type { Filters } from "./filters";
import type { Progress } from "./latest";
import type { BoardRow } from "./row";
import { search } from "./search";
import { similarTo } from "./similar";
import { Speller, type Spelling } from "./spell";
import { suggestWords } from "./suggest";
import { Texts } from "./texts";
import { understand } from "./understand";

/** The board of this process, the texts at hand, and what was worked out from them. */
export class Catalogue {
  readonly cards = new Texts();
  readonly pages = new Texts();
  private readonly choices = new Choices();
  private spellerOf: { words: readonly string[]; speller: Speller } | undefined;

  /** Made when a misspelt word first comes by, and again after new words did: most searches need none. */
  private readonly spelling: Spelling = { nearest: (word) => this.speller().nearest(word) };

  constructor(
    readonly board: Board,
    private lexicon: Lexicon,
    public progress: Progress,
  ) {}

  isAt({ version, shown, lexicon }: Progress): boolean {
    const { progress } = this;
    return progress.shown >= shown && progress.version >= version && progress.lexicon >= lexicon;
  }

  /** Takes other words of the search over: what was found by the old ones is looked for again. */
  takeLexicon(lexicon: Lexicon): void {
    this.lexicon = lexicon;
    this.choices.clear();
  }

  /** Takes changed rows over and forgets what was worked out before, in one go: no request sees half of it. */
  takeRows(rows: readonly BoardRow[]): void {
    for (const row of rows) this.board.apply(row);
    this.choices.clear();
  }

  /** Forgets the texts of these products, or all of them. */
  forgetTexts(nos: readonly number[] | undefined): void {
    for (const texts of [this.cards, this.pages]) {
      if (nos) texts.drop(nos);
      else texts.clear();
    }
  }

  list(filters: Filters): Choice {
    return this.choices.get(JSON.stringify(filters), () => choose(this.board, filters));
  }

  search(line: string, filters: Filters): Choice {
    const key = `${line.toLowerCase()}\n${JSON.stringify(filters)}`;
    return this.choices.get(key, () => {
      const understood = understand(line, this.board.postings, this.lexicon, this.spelling);
      return choose(this.board, filters, search(this.board, understood));
    });
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
