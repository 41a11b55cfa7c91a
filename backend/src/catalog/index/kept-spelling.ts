import type { SearchIndex } from "./search-index";
import type { Spelling } from "./spell";

const most = 500;

/**
 * The nearest known words of those that were misspelt lately: to look for them goes through much of the vocabulary. `afterLook` is
 * called after each that was looked for, and may end the search: the next one finds what is known by then.
 */
export class KeptSpelling implements Spelling {
  private readonly kept = new Map<string, string[]>();
  /** Of which vocabulary they are. */
  private of: { index: SearchIndex; words: number } | undefined;

  constructor(
    private readonly index: () => SearchIndex,
    private readonly afterLook: () => void,
  ) {}

  nearest(word: string): string[] {
    const index = this.index();
    const { speller } = index.postings;
    if (this.of?.index !== index || this.of.words !== speller.size) this.kept.clear();
    this.of = { index, words: speller.size };
    const known = this.kept.get(word);
    if (known) return known;
    const found = speller.nearest(word);
    this.kept.set(word, found);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= most) break;
      this.kept.delete(oldest);
    }
    this.afterLook();
    return found;
  }
}
