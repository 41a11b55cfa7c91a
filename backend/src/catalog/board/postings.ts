import { hardFold } from "../words/fold";
import { isDevanagari } from "../words/tokens";

/** The seats that hold a word: in their title, brand or category (head), or only in the texts below (body). */
export type Posting = { head: number[]; body: number[] };

/** Which words the catalogue knows, and where each stands. */
export class Postings {
  private readonly byWord = new Map<string, Posting>();
  private readonly bySound = new Map<string, string[]>();
  private sorted: string[] | undefined;
  /** False on a board of rows that were projected before numbers were kept with the words beside them. */
  hasPairs = false;
  /** True at each seat whose goods are known by their tariff heading. */
  private readonly named: boolean[] = [];

  add(seat: number, headWords: string, bodyWords: string): void {
    const head = headWords === "" ? [] : headWords.split(" ");
    const inHead = new Set(head);
    this.named[seat] = head.some((word) => word.startsWith("#"));
    for (const word of head) this.posting(word).head.push(seat);
    for (const word of bodyWords === "" ? [] : bodyWords.split(" ")) {
      if (!inHead.has(word)) this.posting(word).body.push(seat);
    }
  }

  private posting(word: string): Posting {
    let posting = this.byWord.get(word);
    if (!posting) {
      posting = { head: [], body: [] };
      this.byWord.set(word, posting);
      this.sorted = undefined;
      if (word.includes("~")) this.hasPairs = true;
      // What is too short to be heard apart ("xm") is left out.
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

  /** True where the seat's goods have names of their own beside the words of its title. */
  isNamed(seat: number): boolean {
    return this.named[seat] === true;
  }

  /** Every word, sorted; marks are none. */
  words(): readonly string[] {
    this.sorted ??= [...this.byWord.keys()].filter((word) => !/[#~]/.test(word)).sort();
    return this.sorted;
  }

  /** Words that begin so, at most `limit`, in alphabetical order. */
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
