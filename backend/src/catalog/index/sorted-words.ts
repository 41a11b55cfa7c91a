/** New words are put in one by one up to this many; more are sorted in. */
const few = 32;

/** Words in alphabetical order, for completing what is typed. */
export class SortedWords {
  private sorted: string[] = [];
  private waiting: string[] = [];

  add(word: string): void {
    this.waiting.push(word);
  }

  all(): readonly string[] {
    if (this.waiting.length > few) {
      this.sorted = this.sorted.concat(this.waiting).sort();
    } else for (const word of this.waiting) this.sorted.splice(this.placeOf(word), 0, word);
    this.waiting = [];
    return this.sorted;
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

  private placeOf(word: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
