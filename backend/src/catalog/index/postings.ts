import { hardFold } from "../vocabulary/fold";
import { isDevanagari, isNumber } from "../vocabulary/tokens";
import { addAll, type Bits, noBits, setBit, widened, wordsFor } from "./bits";
import { PagedInts } from "./paged-ints";
import { type ListReader, PostingLists } from "./posting-lists";
import { SortedWords } from "./sorted-words";
import { Speller } from "./spell";
import type { Turn } from "./turn";
import type { Steps } from "./under-way";
import { WordTable } from "./word-table";

/** Where a product has a word: in its title, brand or category, or only in its longer texts. */
export type Zone = "head" | "body";

/** From this many documents on, the set of a word is kept beside its list. */
const common = 16_384;
const commonAtMost = 24;
/** So many documents are put into such a set in one step. */
const portion = 131_072;

/** What the reading of a typed line asks of the words that are known. */
export type Vocabulary = Pick<Postings, "has" | "count" | "soundingLike" | "startingWith">;

/** The documents that have a word: 0 for none, one's position plus one, or the complement of the number of a list. */
type Reference = number;

/** The inverted index: every word of the catalogue with the documents that contain it. */
export class Postings {
  private readonly table = new WordTable();
  private readonly references: Record<Zone, PagedInts> = { head: new PagedInts(), body: new PagedInts() };
  private readonly lists = new PostingLists();
  private readonly sets = new Map<number, { bits: Bits; reader: ListReader }>();
  /** Most sound like no other: no list is kept of one word. */
  private readonly bySound = new Map<string, string | string[]>();
  private readonly vocabulary = new SortedWords();
  /** Of the words that people may misspell. */
  readonly speller = new Speller();
  /** False for an index of rows projected before numbers were stored with their adjacent words. */
  hasPairs = false;

  /** Adds the words of a document, separated by spaces; true if its tariff heading identifies the goods. */
  add(position: number, headWords: string, bodyWords: string): boolean {
    let isNamed = false;
    this.each(headWords, (word, from) => {
      if (headWords.charCodeAt(from) === 35) isNamed = true;
      this.append("head", word, position);
    });
    this.each(bodyWords, (word) => {
      if (this.lastOf("head", word) !== position) this.append("body", word, position);
    });
    return isNamed;
  }

  has(word: string): boolean {
    return this.table.idOf(word) >= 0;
  }

  /** In how many documents a word is, dead ones included. */
  count(word: string, zone: Zone): number {
    const reference = this.referenceOf(word, zone);
    if (reference === 0) return 0;
    return reference > 0 ? 1 : this.lists.count(-reference - 1);
  }

  /** The positions of these documents; valid until the next call. */
  positions(word: string, zone: Zone): Int32Array {
    const reference = this.referenceOf(word, zone);
    if (reference === 0) return new Int32Array(0);
    return reference > 0 ? Int32Array.of(reference - 1) : this.lists.read(-reference - 1);
  }

  /** Adds these documents to a set, in steps. */
  *addTo(bits: Bits, word: string, zone: Zone): Steps<void> {
    const reference = this.referenceOf(word, zone);
    if (reference < 0 && this.lists.count(-reference - 1) >= common)
      addAll(bits, yield* this.setOf(-reference - 1, bits.length));
    else for (const position of this.positions(word, zone)) setBit(bits, position);
  }

  /** The set of a common word, of at least so many numbers. A list only grows: what has been added since is put in. */
  private *setOf(list: number, room: number): Steps<Bits> {
    const known = this.sets.get(list) ?? { bits: noBits(0), reader: this.lists.reader(list) };
    this.sets.delete(list);
    this.sets.set(list, known);
    for (const oldest of this.sets.keys()) {
      if (this.sets.size <= commonAtMost) break;
      this.sets.delete(oldest);
    }
    known.bits = widened(known.bits, Math.max(room, wordsFor(this.lists.last(list) + 1)));
    // Other searches may go on with the same set between two steps.
    while (known.reader.isBehind) {
      const positions = known.reader.next(portion);
      known.bits = widened(known.bits, wordsFor((positions.at(-1) ?? 0) + 1));
      for (const position of positions) setBit(known.bits, position);
      yield;
    }
    return known.bits;
  }

  private each(words: string, take: (id: number, from: number) => void): void {
    for (let from = 0; from < words.length; ) {
      const space = words.indexOf(" ", from);
      const to = space < 0 ? words.length : space;
      if (to > from) take(this.idOf(words, from, to), from);
      from = to + 1;
    }
  }

  private idOf(words: string, from: number, to: number): number {
    const known = this.table.length;
    const id = this.table.add(words, from, to);
    // A copy: a part of a text keeps all of it in memory.
    if (id === known) this.meet(Buffer.from(words.slice(from, to)).toString());
    return id;
  }

  /** A word that is new to the catalogue. */
  private meet(word: string): void {
    const isPlain = !/[#~]/.test(word);
    if (word.includes("~")) this.hasPairs = true;
    // Nobody begins or misspells a word as a number: numbers, of which there are most, are left out.
    if (isPlain && !isNumber(word)) {
      this.vocabulary.add(word);
      this.speller.add(word);
    }
    // Words too short to be told apart by sound ("xm") are left out.
    const sound = isDevanagari(word) || /[\d#~]/.test(word) || word.length < 3 ? undefined : hardFold(word);
    if (!sound) return;
    const alike = this.bySound.get(sound);
    if (Array.isArray(alike)) alike.push(word);
    else this.bySound.set(sound, alike === undefined ? word : [alike, word]);
  }

  private append(zone: Zone, word: number, position: number): void {
    const references = this.references[zone];
    const reference: Reference = references.at(word);
    if (reference === 0) references.set(word, position + 1);
    else if (reference < 0) this.lists.append(-reference - 1, position);
    else {
      const list = this.lists.create();
      this.lists.append(list, reference - 1);
      this.lists.append(list, position);
      references.set(word, -list - 1);
    }
  }

  private lastOf(zone: Zone, word: number): number {
    const reference = this.references[zone].at(word);
    return reference < 0 ? this.lists.last(-reference - 1) : reference - 1;
  }

  private referenceOf(word: string, zone: Zone): Reference {
    const id = this.table.idOf(word);
    return id < 0 ? 0 : this.references[zone].at(id);
  }

  /** Words with the same consonants in the same order. */
  soundingLike(word: string): string[] {
    const alike = this.bySound.get(hardFold(word) ?? "") ?? [];
    return Array.isArray(alike) ? alike : [alike];
  }

  /** Every word but numbers, sorted, without marks. */
  words(): readonly string[] {
    return this.vocabulary.all();
  }

  /** Puts the words in order, in slices. */
  sortInSlices(turn: Turn): Promise<void> {
    return this.vocabulary.sortInSlices(turn);
  }

  /** At most `limit` words with this prefix, in alphabetical order; none that are numbers. */
  startingWith(prefix: string, limit: number): string[] {
    return this.vocabulary.startingWith(prefix, limit);
  }
}
