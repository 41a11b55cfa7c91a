import type { IndexView } from "./index-view";

/**
 * Gathers those that are in stock and nearest in price: by the ratio of the prices, as ₹500 more is
 * much for a case and little for a phone. Of equals those of the same brand first, then the popular ones.
 */
export class Nearest {
  private readonly found: number[] = [];
  private readonly price: number;

  constructor(
    private readonly index: IndexView,
    private readonly position: number,
    private readonly limit: number,
  ) {
    this.price = Math.log(index.documents.paidPrice[position] as number);
  }

  /** Takes this one if it is among the nearest so far; `index` decides which are candidates. */
  look(other: number): void {
    const { documents, profiles } = this.index;
    if (other === this.position || profiles.inStock[documents.profile[other] as number] !== 1) return;
    const last = this.found[this.limit - 1];
    if (last !== undefined && this.compare(other, last) >= 0) return;
    const place = this.found.findIndex((one) => this.compare(other, one) < 0);
    this.found.splice(place < 0 ? this.found.length : place, 0, other);
    this.found.length = Math.min(this.found.length, this.limit);
  }

  /** Whether nothing that is as far away in price as this one, or farther, can be among them. */
  isBeyond(other: number): boolean {
    const last = this.found[this.limit - 1];
    return last !== undefined && this.distance(other) > this.distance(last);
  }

  numbers(): number[] {
    return this.found.map((position) => this.index.documents.no[position] as number);
  }

  private distance(position: number): number {
    return Math.abs(Math.log(this.index.documents.paidPrice[position] as number) - this.price);
  }

  private compare(a: number, b: number): number {
    const { brand, popularity, no } = this.index.documents;
    const own = brand[this.position];
    return (
      this.distance(a) - this.distance(b) ||
      Number(brand[b] === own) - Number(brand[a] === own) ||
      (popularity[b] as number) - (popularity[a] as number) ||
      (no[a] as number) - (no[b] as number)
    );
  }
}
