import { type Bits, clearBit, setBit } from "./bits";

/** How many bytes all kept sets take at most. */
const budget = 12 * 2 ** 20;
const mostSets = 256;

type Kept = { bits: Bits; has: (position: number) => boolean };

/** The sets of documents that pass a filter, by its name; those that are kept follow what is added and changed later. */
export class SetCache {
  private readonly kept = new Map<string, Kept>();

  /** The set of this name; `make` makes it, `has` decides for documents that are added or changed later. */
  get(name: string, has: Kept["has"], make: () => Bits): Bits {
    const known = this.kept.get(name);
    this.kept.delete(name);
    const set = known ?? { bits: make(), has };
    this.kept.set(name, set);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= Math.max(8, Math.min(mostSets, budget / (set.bits.byteLength + 1)))) break;
      this.kept.delete(oldest);
    }
    return set.bits;
  }

  /** A document is there, or is another than before. */
  put(position: number): void {
    for (const { bits, has } of this.kept.values()) (has(position) ? setBit : clearBit)(bits, position);
  }

  clear(): void {
    this.kept.clear();
  }
}
