import { wordsAndSigns } from "./signs";

/** A dictionary from phrases of one or several words to values; lookup returns the longest match. */
export class Phrases<Value> {
  private readonly byFirst = new Map<string, Array<{ words: string[]; value: Value }>>();

  /** Adds phrases, separated by commas. */
  add(value: Value, ...lists: string[]): this {
    for (const phrase of lists.join(",").split(",")) {
      const words = wordsAndSigns(phrase).map(({ word }) => word);
      const [first] = words;
      if (first === undefined) continue;
      const known = this.byFirst.get(first) ?? [];
      known.push({ words, value });
      known.sort((a, b) => b.words.length - a.words.length);
      this.byFirst.set(first, known);
    }
    return this;
  }

  /** The phrase that begins at this position, with the position after it. */
  at(words: readonly { word: string }[], place: number): { value: Value; next: number } | undefined {
    const first = words[place]?.word;
    const known = first === undefined ? undefined : this.byFirst.get(first);
    const found = known?.find((phrase) => phrase.words.every((word, at) => words[place + at]?.word === word));
    return found && { value: found.value, next: place + found.words.length };
  }
}
