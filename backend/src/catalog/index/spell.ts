const pairsOf = (word: string): string[] => {
  const framed = `^${word}$`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
};

/** Insertions, deletions, substitutions and swaps of neighbours between two words; `limit + 1` when there are more. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoBack: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoBack[j - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    twoBack = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** How many slips a word of this length is forgiven. */
export function forgiven(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** The part of a speller that interpreting a query needs; used only for a word that is known nowhere. */
export type Spelling = Pick<Speller, "nearest">;

/** Finds the known words nearest to a misspelt one, by pairs of letters first, so that few are compared in full. */
export class Speller {
  private readonly words: string[] = [];
  private readonly byPair = new Map<string, number[]>();
  private shared = new Uint8Array(1_024);

  constructor(words: readonly string[] = []) {
    for (const word of words) this.add(word);
  }

  get size(): number {
    return this.words.length;
  }

  /** Adds a word that is not known yet. */
  add(word: string): void {
    const at = this.words.push(word) - 1;
    for (const pair of new Set(pairsOf(word))) {
      const list = this.byPair.get(pair);
      if (list) list.push(at);
      else this.byPair.set(pair, [at]);
    }
  }

  /** The nearest words, all at the same smallest distance; none when the nearest is too far. */
  nearest(word: string): string[] {
    const limit = forgiven(word);
    if (limit === 0) return [];
    if (this.shared.length < this.words.length) this.shared = new Uint8Array(this.words.length * 2);
    const { shared } = this;
    const pairs = [...new Set(pairsOf(word))];
    const needed = Math.max(1, pairs.length - 3 * limit);
    const candidates: number[] = [];
    const touched: number[] = [];
    for (const pair of pairs) {
      const before = candidates.length;
      for (const at of this.byPair.get(pair) ?? []) {
        const count = (shared[at] as number) + 1;
        shared[at] = count;
        if (count === needed && Math.abs((this.words[at] as string).length - word.length) <= limit)
          candidates.push(at);
        if (count === 1) touched.push(at);
      }
      // Of equals the first is the correction: in alphabetical order, whenever each became known.
      this.sort(candidates, before);
    }
    for (const at of touched) shared[at] = 0;
    return this.closest(word, candidates, limit);
  }

  private sort(candidates: number[], from: number): void {
    if (candidates.length - from < 2) return;
    const added = candidates.splice(from).map((at) => ({ at, word: this.words[at] as string }));
    added.sort((a, b) => (a.word < b.word ? -1 : 1));
    for (const { at } of added) candidates.push(at);
  }

  private closest(word: string, candidates: number[], limit: number): string[] {
    let best = limit;
    let found: string[] = [];
    for (const at of candidates) {
      const other = this.words[at] ?? "";
      const far = distance(word, other, best);
      if (far > best || (far === best && found.includes(other))) continue;
      if (far < best) found = [];
      best = far;
      found.push(other);
    }
    return found;
  }
}
