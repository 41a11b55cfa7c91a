/** The numbers of the products of a list, in order, a page at a time. */
export type Numbers = Pick<ProductNumbers, "length" | "slice">;

/**
 * The numbers of the products of a list, in order: the first pages, and the others found when somebody turns to them. A
 * list of a million numbers for each choice of filters would fill the memory.
 */
export class ProductNumbers {
  /** How many are kept. */
  static readonly kept = 480;

  constructor(
    readonly length: number,
    private readonly first: Int32Array,
    /** Those from one place to another, the second not included. */
    private readonly find: (from: number, to: number) => Int32Array,
  ) {}

  /** As `slice` of an array; valid as long as the index has not changed. */
  slice(from = 0, to = this.length): number[] {
    const end = Math.min(to, this.length);
    if (from >= end) return [];
    return Array.from(end <= this.first.length ? this.first.subarray(from, end) : this.find(from, end));
  }

  /** How many numbers are held in memory. */
  get held(): number {
    return this.first.length;
  }
}
