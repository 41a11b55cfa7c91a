import { hardFold } from "../vocabulary/fold";
import { isDevanagari } from "../vocabulary/tokens";

/** The positions of the documents that contain a word: in the title, brand or category (head), or only in the longer texts (body). */
export type Posting = { head: number[]; body: number[] };

/** The inverted index: every word of the catalogue with its posting list. */
export class Postings {
  private readonly byWord = new Map<string, Posting>();
  private readonly bySound = new Map<string, string[]>();
  private sorted: string[] | undefined;
  /** False for an index of rows projected before numbers were stored with their adjacent words. */
  hasPairs = false;
  /** True at the position of each document whose tariff heading identifies the goods. */
  private readonly named: boolean[] = [];

  add(position: number, headWords: string, bodyWords: string): void {
    const head = headWords === "" ? [] : headWords.split(" ");
    const inHead = new Set(head);
    this.named[position] = head.some((word) => word.startsWith("#"));
    for (const word of head) this.posting(word).head.push(position);
    for (const word of bodyWords === "" ? [] : bodyWords.split(" ")) {
      if (!inHead.has(word)) this.posting(word).body.push(position);
    }
  }

  private posting(word: string): Posting {
    let posting = this.byWord.get(word);
    if (!posting) {
      posting = { head: [], body: [] };
      this.byWord.set(word, posting);
      this.sorted = undefined;
      if (word.includes("~")) this.hasPairs = true;
      // Words too short to be told apart by sound ("xm") are left out.
      const sound = isDevanagari(word) || /[\d#~]/.test(word) || word.length < 3 ? undefined : hardFold(word);
      if (sound) this.bySound.set(sound, [...(this.bySound.get(sound) ?? []), word]);
    }
    return posting;
  }

  get(word: string): Posting | undefined {
    return this.byWord.get(word);
  }

  /** Words with the same consonants in the same order. */
  soundingLike(word: string): string[] {
    return this.bySound.get(hardFold(word) ?? "") ?? [];
  }

  /** True if the goods of the document at this position have names of their own besides the words of the title. */
  isNamed(position: number): boolean {
    return this.named[position] === true;
  }

  /** Every word, sorted, without marks. */
  words(): readonly string[] {
    this.sorted ??= [...this.byWord.keys()].filter((word) => !/[#~]/.test(word)).sort();
    return this.sorted;
  }

  /** At most `limit` words with this prefix, in alphabetical order. */
  startingWith(prefix: string, limit: number): string[] {
    const words = this.words();
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? "") < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < words.length && found.length < limit; at += 1) {
      const word = words[at] ?? "";
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  }
}
