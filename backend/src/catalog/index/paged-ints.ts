const pageBits = 14;
const pageSize = 1 << pageBits;

/** A list of whole numbers that grows in pages: none is ever copied, so that no addition takes long. */
export class PagedInts {
  private readonly pages: (Int32Array | undefined)[] = [];
  length = 0;

  /** The number at this place; 0 where none was set. */
  at(place: number): number {
    return this.pages[place >>> pageBits]?.[place & (pageSize - 1)] ?? 0;
  }

  set(place: number, value: number): void {
    let page = this.pages[place >>> pageBits];
    if (!page) {
      page = new Int32Array(pageSize);
      this.pages[place >>> pageBits] = page;
    }
    page[place & (pageSize - 1)] = value;
    if (place >= this.length) this.length = place + 1;
  }

  /** Adds a number at the end and returns its place. */
  push(value: number): number {
    this.set(this.length, value);
    return this.length - 1;
  }
}
