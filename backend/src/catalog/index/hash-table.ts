import { encodedHash } from "./text-store";

/** Each part grows by itself: filling one anew takes a millisecond, and all of them at once would hold everybody up. */
const partBits = 6;
const firstRoom = 16;

/** Finds entries, whole numbers from 0, by their texts. What an entry is, and where its text is, subclasses know. */
export abstract class HashTable {
  /** Each entry plus one; 0 is a free place. */
  private readonly parts: Int32Array[] = Array.from(
    { length: 1 << partBits },
    () => new Int32Array(firstRoom),
  );
  private readonly used = new Uint32Array(1 << partBits);

  /** The hash of an entry's text. */
  protected abstract hash(entry: number): number;
  /** Whether the encoded text, of this length, is the entry's. */
  protected abstract isText(entry: number, length: number): boolean;

  /** The entry of the encoded text, of this length; -1 if there is none. */
  protected find(length: number): number {
    const hash = encodedHash(length);
    const part = this.parts[hash & ((1 << partBits) - 1)] as Int32Array;
    return (part[this.placeOf(part, hash, length)] as number) - 1;
  }

  /** Puts an entry of the encoded text, of this length, in place of the one that has it. */
  protected put(entry: number, length: number): void {
    const hash = encodedHash(length);
    const at = hash & ((1 << partBits) - 1);
    const part = this.parts[at] as Int32Array;
    const place = this.placeOf(part, hash, length);
    const isNew = part[place] === 0;
    part[place] = entry + 1;
    if (!isNew) return;
    const used = (this.used[at] as number) + 1;
    this.used[at] = used;
    if (used * 10 > part.length * 7) this.parts[at] = this.grown(part);
  }

  /** The place of the text's entry, or the free one where it belongs. */
  private placeOf(part: Int32Array, hash: number, length: number): number {
    const last = part.length - 1;
    let place = (hash >>> partBits) & last;
    for (;;) {
      const entry = part[place] as number;
      if (entry === 0 || this.isText(entry - 1, length)) return place;
      place = (place + 1) & last;
    }
  }

  private grown(part: Int32Array): Int32Array {
    const larger = new Int32Array(part.length * 2);
    const last = larger.length - 1;
    for (let at = 0; at < part.length; at += 1) {
      const entry = part[at] as number;
      if (entry === 0) continue;
      let place = (this.hash(entry - 1) >>> partBits) & last;
      while (larger[place] !== 0) place = (place + 1) & last;
      larger[place] = entry;
    }
    return larger;
  }
}
