import type { Choice } from "./choose";

/** How many product numbers all cached choices may contain in total: 8 MB. */
const budget = 2_000_000;

/** Cached choices at one version of the board, evicting the least recently used first. */
export class Choices {
  private readonly kept = new Map<string, Choice>();
  private held = 0;

  get(key: string, make: () => Choice): Choice {
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const choice = make();
    this.kept.set(key, choice);
    this.held += choice.nos.length + 100;
    for (const [oldest, { nos }] of this.kept) {
      if (this.held <= budget || oldest === key) break;
      this.kept.delete(oldest);
      this.held -= nos.length + 100;
    }
    return choice;
  }

  clear(): void {
    this.kept.clear();
    this.held = 0;
  }
}
