/** Gives each distinct text a small number, so that counting needs no hashing. */
export class Names {
  private readonly ids = new Map<string, number>();
  readonly texts: string[] = [];

  /** The number of a text, a new one at its first sight. */
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
