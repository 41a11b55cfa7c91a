/** Interns strings: gives each distinct text a small number, so that counting needs no hashing. */
export class Dictionary {
  private readonly ids = new Map<string, number>();
  readonly texts: string[] = [];

  /** Returns the number of a text, assigning a new one at its first use. */
  add(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    this.ids.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  find(text: string): number | undefined {
    return this.ids.get(text);
  }
}
