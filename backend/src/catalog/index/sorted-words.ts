import { firstOf } from "./first-of";
import { Turn } from "./turn";

/** New words are put in one by one up to this many; more are merged in. */
const few = 32;
/** Words sorted or merged before other work may get its turn. */
const slice = 2_048;

/** Words in alphabetical order, for completing what is typed. */
export class SortedWords {
  private sorted: string[] = [];
  private waiting: string[] = [];

  add(word: string): void {
    this.waiting.push(word);
  }

  all(): readonly string[] {
    if (this.waiting.length > few) this.mergeIn();
    else for (const word of this.waiting) this.sorted.splice(this.placeOf(word), 0, word);
    this.waiting = [];
    return this.sorted;
  }

  /** Sorts what waits in slices: the words of a whole catalogue would block other requests. Nothing may be added meanwhile. */
  async sortInSlices(turn = new Turn()): Promise<void> {
    let runs: string[][] = [this.sorted];
    for (let at = 0; at < this.waiting.length; at += slice) {
      runs.push(this.waiting.slice(at, at + slice).sort());
      await turn.giveWay();
    }
    this.waiting = [];
    while (runs.length > 1) {
      const longer: string[][] = [];
      for (let at = 0; at < runs.length; at += 2)
        longer.push(await mergeInTurns(runs[at] ?? [], runs[at + 1] ?? [], turn));
      runs = longer;
    }
    this.sorted = runs[0] ?? [];
  }

  startingWith(prefix: string, limit: number): string[] {
    const words = this.all();
    const found: string[] = [];
    for (let at = this.placeOf(prefix); at < words.length && found.length < limit; at += 1) {
      const word = words[at] as string;
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  }

  /** What is between two of the new words is taken as a whole. */
  private mergeIn(): void {
    const parts: string[][] = [];
    let from = 0;
    for (const word of this.waiting.sort()) {
      const place = this.placeOf(word);
      parts.push(this.sorted.slice(from, place), [word]);
      from = place;
    }
    parts.push(this.sorted.slice(from));
    this.sorted = parts.flat();
  }

  private placeOf(word: string): number {
    return firstOf(this.sorted.length, (at) => (this.sorted[at] as string) >= word);
  }
}

async function mergeInTurns(
  left: readonly string[],
  right: readonly string[],
  turn: Turn,
): Promise<string[]> {
  const merged: string[] = [];
  for (let l = 0, r = 0; l < left.length || r < right.length; ) {
    const isLeft = r >= right.length || (l < left.length && (left[l] as string) <= (right[r] as string));
    merged.push((isLeft ? left[l] : right[r]) as string);
    if (isLeft) l += 1;
    else r += 1;
    if (merged.length % slice === 0) await turn.giveWay();
  }
  return merged;
}
