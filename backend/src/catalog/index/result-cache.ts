import type { HeldResult } from "./select-products";

/** How many bytes all cached results may take, about. */
const budget = 8 * 2 ** 20;
/** What a result takes beside its numbers and counts. */
const besides = 500;

/** So many results are asked whether a change touches them: nobody is answered meanwhile. */
const askedAtMost = 1_000;

type Kept = { result: HeldResult; touches: Touches; size: number };

/** Whether changes of the documents at these positions, now or before, can change a result. */
export type Touches = (positions: readonly number[]) => boolean;
/** Of a result that any change may change. */
export const always = (): Touches => () => true;

/** Cached results, evicting the least recently used first; a change drops those that it touches. */
export class ResultCache {
  private readonly kept = new Map<string, Kept>();
  private held = 0;

  /** The result of this key, or the one that is made; `touching` says of a new one which changes drop it. */
  get(key: string, make: () => HeldResult, touching: () => Touches = always): HeldResult {
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known.result;
    }
    const result = make();
    const size = result.nos.held * 4 + result.facetsJson.length + key.length * 2 + besides;
    this.kept.set(key, { result, touches: touching(), size });
    this.held += size;
    for (const oldest of this.kept.keys()) {
      if (this.held <= budget || oldest === key) break;
      this.drop(oldest);
    }
    return result;
  }

  /** Drops what the documents at these positions touch, and the least recently used of very many. */
  dropTouched(positions: readonly number[]): void {
    let tooMany = this.kept.size - askedAtMost;
    for (const [key, { touches }] of this.kept) {
      tooMany -= 1;
      if (tooMany >= 0 || touches(positions)) this.drop(key);
    }
  }

  clear(): void {
    this.kept.clear();
    this.held = 0;
  }

  private drop(key: string): void {
    this.held -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}
