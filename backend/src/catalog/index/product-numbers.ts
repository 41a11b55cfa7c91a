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
    /** At least the first `limit` of them. */
    private readonly findMore: (limit: number) => Int32Array,
  ) {}

  /** As `slice` of an array; valid as long as the index has not changed. */
  slice(from = 0, to = this.length): number[] {
    const end = Math.min(to, this.length);
    const numbers = end <= this.first.length ? this.first : this.findMore(end);
    return Array.from(numbers.subarray(from, end));
  }

  /** How many numbers are held in memory. */
  get held(): number {
    return this.first.length;
  }
}
