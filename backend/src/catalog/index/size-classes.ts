/** Which sizes of which category a product comes in, by number: few of many thousands of products differ in that. */
export class SizeClasses {
  private readonly ids = new Map<number, number>();
  /** By class; the first is of products without sizes. */
  readonly category: number[] = [-1];
  readonly mask: number[] = [0];

  add(categoryId: number, mask: number): number {
    if (mask === 0) return 0;
    // Masks have 30 bits.
    const key = categoryId * 2 ** 30 + mask;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.mask.length);
    this.category.push(categoryId);
    return this.mask.push(mask) - 1;
  }
}
