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
  private readonly byPair = new Map<string, number[]>();
  private readonly shared: Uint8Array;

  constructor(private readonly words: readonly string[]) {
    this.shared = new Uint8Array(words.length);
    words.forEach((word, at) => {
      for (const pair of new Set(pairsOf(word))) {
        const list = this.byPair.get(pair);
        if (list) list.push(at);
        else this.byPair.set(pair, [at]);
      }
    });
  }

  /** The nearest words, all at the same smallest distance; none when the nearest is too far. */
  nearest(word: string): string[] {
    const limit = forgiven(word);
    if (limit === 0) return [];
    const pairs = [...new Set(pairsOf(word))];
    const needed = Math.max(1, pairs.length - 3 * limit);
    const touched: number[] = [];
    for (const pair of pairs) {
      for (const at of this.byPair.get(pair) ?? []) {
        const count = (this.shared[at] ?? 0) + 1;
        this.shared[at] = count;
        if (count === needed) touched.push(at);
        if (count === 1 && needed > 1) this.toReset.push(at);
      }
    }
    for (const at of this.toReset) this.shared[at] = 0;
    for (const at of touched) this.shared[at] = 0;
    this.toReset.length = 0;
    return this.closest(word, touched, limit);
  }

  private readonly toReset: number[] = [];

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
