import { addAll, type Bits, clearBit, countBits, hasBit, noBits, widened, wordsFor } from "./bits";

/** A set of numbers of products: hundreds of thousands are added in a millisecond or two, which takes a `Set` ten times as long. */
export class ProductSet {
  private bits: Bits = noBits(0);
  private count = 0;

  get size(): number {
    return this.count;
  }

  has(no: number): boolean {
    return ((this.bits[no >>> 5] ?? 0) & (1 << (no & 31))) !== 0;
  }

  /** A loop without calls, as each of an imported function is looked up. */
  add(nos: readonly number[]): this {
    let { bits, count } = this;
    for (const no of nos) {
      const at = no >>> 5;
      // A quarter more than is needed, so that a growing set is not copied for each product.
      if (at >= bits.length) bits = widened(bits, wordsFor(no + 1 + (no >>> 2)));
      const word = bits[at] as number;
      const bit = 1 << (no & 31);
      if ((word & bit) !== 0) continue;
      bits[at] = word | bit;
      count += 1;
    }
    this.bits = bits;
    this.count = count;
    return this;
  }

  addSet(other: ProductSet): this {
    this.bits = widened(this.bits, other.bits.length);
    addAll(this.bits.subarray(0, other.bits.length), other.bits);
    this.count = countBits(this.bits);
    return this;
  }

  remove(nos: readonly number[]): void {
    for (const no of nos) {
      if (no >>> 5 >= this.bits.length || !hasBit(this.bits, no)) continue;
      clearBit(this.bits, no);
      this.count -= 1;
    }
  }

  /** The lowest numbers, at most so many, in order. */
  first(most: number): number[] {
    const nos: number[] = [];
    for (let at = 0; at < this.bits.length; at += 1)
      for (let word = this.bits[at] as number; word !== 0; word &= word - 1) {
        if (nos.length === most) return nos;
        nos.push((at << 5) + 31 - Math.clz32(word & -word));
      }
    return nos;
  }
}
