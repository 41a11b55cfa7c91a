import type { SearchResult } from "./select-products";

/** How many product numbers all cached results may contain in total: 8 MB. */
const budget = 2_000_000;

/** Cached results at one version of the index, evicting the least recently used first. */
export class ResultCache {
  private readonly kept = new Map<string, SearchResult>();
  private held = 0;

  get(key: string, make: () => SearchResult): SearchResult {
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const result = make();
    this.kept.set(key, result);
    this.held += result.nos.length + 100;
    for (const [oldest, { nos }] of this.kept) {
      if (this.held <= budget || oldest === key) break;
      this.kept.delete(oldest);
      this.held -= nos.length + 100;
    }
    return result;
  }

  clear(): void {
    this.kept.clear();
    this.held = 0;
  }
}
