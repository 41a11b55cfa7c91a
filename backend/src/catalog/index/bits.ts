/** A set of positions: bit `position & 31` of the number at `position >>> 5`. A million take 125 kB. */
export type Bits = Uint32Array;

/** How many numbers hold this many positions. */
export const wordsFor = (positions: number): number => (positions + 31) >>> 5;

export const noBits = (positions: number): Bits => new Uint32Array(wordsFor(positions));

/** The same set, or a copy of it that has at least so many numbers. */
export function widened(bits: Bits, words: number): Bits {
  if (bits.length >= words) return bits;
  const wider = new Uint32Array(words);
  wider.set(bits);
  return wider;
}

export const hasBit = (bits: Bits, position: number): boolean =>
  (((bits[position >>> 5] as number) >>> (position & 31)) & 1) === 1;

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31));
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) & ~(1 << (position & 31));
}

/** The positions in all of these sets, of the first `positions`; at least one set. */
export const allOf = (sets: readonly Bits[], positions: number): Bits =>
  intersected((sets[0] as Bits).slice(0, wordsFor(positions)), sets);

let common = noBits(1_024);

/** The same, valid until the next call: sets of a million positions that serve for one pass would keep the collector busy. */
export function allOfForNow(sets: readonly Bits[], positions: number): Bits {
  const words = wordsFor(positions);
  if (common.length < words) common = new Uint32Array(words + (words >>> 2));
  const bits = common.subarray(0, words);
  bits.set((sets[0] as Bits).subarray(0, words));
  return intersected(bits, sets);
}

/** A copy of the first of these sets, without what is not in all of the others. */
function intersected(bits: Bits, sets: readonly Bits[]): Bits {
  for (let at = 1; at < sets.length; at += 1) keepOnly(bits, sets[at] as Bits);
  return bits;
}

/** Takes from `bits` what is not in `others`. */
export function keepOnly(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (others[at] as number);
}

export function takeOut(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & ~(others[at] as number);
}

export function addAll(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (others[at] as number);
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false;
  return true;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] as number;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/**
 * Adds to `counts` how many of a set have each value of a column; with `all`, which has all of the set, how many of its others have. A
 * loop here, as callers would read each function through a getter, and without a set of its own for the others.
 */
export function tally(bits: Bits, column: Int32Array, counts: Int32Array, all?: Bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    // A signed number: an unsigned one of 32 bits would be no small integer.
    let word = all ? (bits[at] as number) ^ (all[at] as number) : (bits[at] as number) | 0;
    const base = at << 5;
    while (word !== 0) {
      const lowest = word & -word;
      const value = column[base + 31 - Math.clz32(lowest)] as number;
      counts[value] = (counts[value] as number) + 1;
      word ^= lowest;
    }
  }
}

/**
 * Of these positions those in a set, as far as `taken` has room. `found` is how many there were before, less by those that are
 * passed over; returns how many there are now.
 */
export function takeFrom(positions: Int32Array, bits: Bits, found: number, taken: Int32Array): number {
  let count = found;
  for (let at = 0; at < positions.length && count < taken.length; at += 1) {
    const position = positions[at] as number;
    if ((((bits[position >>> 5] as number) >>> (position & 31)) & 1) === 0) continue;
    if (count >= 0) taken[count] = position;
    count += 1;
  }
  return count;
}

/** The same from the end on, written from the end of `taken` on: `left` more are to be found, and those that are passed over. */
export function takeFromEnd(positions: Int32Array, bits: Bits, left: number, taken: Int32Array): number {
  let count = left;
  for (let at = positions.length - 1; at >= 0 && count > 0; at -= 1) {
    const position = positions[at] as number;
    if ((((bits[position >>> 5] as number) >>> (position & 31)) & 1) === 0) continue;
    count -= 1;
    if (count < taken.length) taken[count] = position;
  }
  return count;
}

/** Written over by each call: a new list of a million positions for each question would keep the collector busy. */
let shared = new Int32Array(1_024);

/** The positions of a set, ascending; valid until the next call. */
export function positionsIn(bits: Bits): Int32Array {
  const count = countBits(bits);
  if (shared.length < count) shared = new Int32Array(count + (count >>> 2));
  const positions = shared;
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = (bits[at] as number) | 0;
    const base = at << 5;
    while (word !== 0) {
      const lowest = word & -word;
      positions[found] = base + 31 - Math.clz32(lowest);
      found += 1;
      word ^= lowest;
    }
  }
  return positions.subarray(0, count);
}

/** The positions whose value in a column has a 1 in `table`; all others of it are 0. Written a whole number at a time. */
export function whereListed(column: Int32Array, table: Uint8Array, positions: number): Bits {
  const bits = noBits(column.length);
  for (let base = 0; base < positions; base += 32) {
    const end = Math.min(32, positions - base);
    let word = 0;
    for (let bit = 0; bit < end; bit += 1) word |= (table[column[base + bit] as number] as number) << bit;
    bits[base >>> 5] = word;
  }
  return bits;
}

/** A set of the first so many positions, as long as one of `room`. */
export function firstBits(positions: number, room: number): Bits {
  const bits = noBits(room);
  bits.fill(0xffff_ffff, 0, positions >>> 5);
  if ((positions & 31) !== 0) bits[positions >>> 5] = 2 ** (positions & 31) - 1;
  return bits;
}

export function setEach(bits: Bits, positions: Int32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] as number;
    bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31));
  }
}

export function clearEach(bits: Bits, positions: Int32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] as number;
    bits[position >>> 5] = (bits[position >>> 5] as number) & ~(1 << (position & 31));
  }
}
