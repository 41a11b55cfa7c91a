import { lexicon } from "../words/lexicon";
import type { Board, Seat } from "./board";
import { Choices } from "./choices";
import { type Choice, choose } from "./choose";
import type { Filters } from "./filters";
import { loadBoard, readChanges } from "./load";
import type { BoardRow } from "./row";
import { search } from "./search";
import { similarTo } from "./similar";
import { Speller, type Spelling } from "./spell";
import { suggestWords } from "./suggest";
import { understand } from "./understand";

/** The board of this process with what was worked out from it. Made at the first question. */
export class Catalogue {
  private readonly choices = new Choices();
  private spellerOf: { words: readonly string[]; speller: Speller } | undefined;

  /** Made when a misspelt word first comes by, and again after new words did: most searches need none. */
  private readonly spelling: Spelling = { nearest: (word) => this.speller().nearest(word) };

  constructor(readonly board: Board) {}

  get version(): string {
    return String(this.board.version);
  }

  /** Takes changed rows over and forgets what was worked out before, in one go: no request sees half of it. */
  take(rows: readonly BoardRow[], version: bigint): void {
    for (const row of rows) this.board.apply(row);
    this.board.version = version;
    this.choices.clear();
  }

  list(filters: Filters): Choice {
    return this.choices.get(JSON.stringify(filters), () => choose(this.board, filters));
  }

  search(line: string, filters: Filters): Choice {
    const key = `${line.toLowerCase()}\n${JSON.stringify(filters)}`;
    return this.choices.get(key, () => {
      const understood = understand(line, this.board.postings, lexicon(), this.spelling);
      return choose(this.board, filters, search(this.board, understood));
    });
  }

  featured(limit: number): number[] {
    return this.choices.get("featured", () => {
      const nos = this.board
        .sorted("popular")
        .filter((seat) => seat.alive && seat.featured)
        .map((seat) => seat.no);
      return { nos: nos.slice(0, limit), facetsJson: "", correctedTo: null };
    }).nos;
  }

  similar(seat: Seat, limit: number): number[] {
    return similarTo(this.board, seat, limit);
  }

  words(prefix: string, limit: number): string[] {
    return suggestWords(this.board.postings, prefix, limit);
  }

  private speller(): Speller {
    const words = this.board.postings.words();
    if (this.spellerOf?.words !== words) this.spellerOf = { words, speller: new Speller(words) };
    return this.spellerOf.speller;
  }
}

let loading: Promise<Catalogue> | undefined;
let refreshing: Promise<void> | undefined;

function catalogue(): Promise<Catalogue> {
  loading ??= loadBoard().then(
    (board) => new Catalogue(board),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function refresh(stale: Catalogue): Promise<void> {
  refreshing ??= (async () => {
    const { rows, version } = await readChanges(stale.board.version);
    stale.take(rows, version);
    if (stale.board.isWorn) loading = loadBoard().then((board) => new Catalogue(board));
  })().finally(() => {
    refreshing = undefined;
  });
  await refreshing;
}

/** An answer of the database with the catalogue version that it was read at. */
export type Versioned = { version: string };

const tries = 3;

/**
 * Asks the board which products to read and the database what they are, in one statement that also answers the
 * catalogue's version. Where the board was behind, it catches up and asks again: an answer is never older than the
 * database at the moment it was read. Under constant writing the last of three tries stands.
 */
export async function readWith<Answer extends Versioned>(
  read: (catalogue: Catalogue) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const current = await catalogue();
    const seen = current.version;
    const answer = await read(current);
    if (answer.version === seen || attempt === tries) return answer;
    await refresh(current);
  }
}

/** Loads the board ahead of the first visitor. */
export async function warmCatalogue(): Promise<void> {
  const current = await catalogue();
  current.list({});
}

/** Forgets the board: for tests that change databases under a living process. */
export function dropCatalogue(): void {
  loading = undefined;
}
