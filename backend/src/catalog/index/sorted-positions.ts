import { firstOf } from "./first-of";
import { sortInTurns } from "./sort-in-turns";
import { Turn } from "./turn";
import type { Steps } from "./under-way";

/** Compares two documents by their positions; no two are equal. */
export type Sorting = (one: number, other: number) => number;

/** A place in an order: of which of its parts, and where in that; behind the last part if there is none. */
export type Place = { part: number; at: number };

/** A part has room for so many: that is the most that moves when a document gets in or out. */
const room = 4_096;
/** A new part leaves some of it, so that the first ones that get in do not split it. */
const filled = room - room / 8;
/** So many documents are put in before other work may get its turn. */
const slice = 2_048;

/** A part with these positions, in memory of its own. */
function partOf(positions: Int32Array): Int32Array {
  const part = new Int32Array(room);
  part.set(positions);
  return resized(part, positions.length);
}

/** The same part with more or fewer of the positions that it has room for. */
const resized = (part: Int32Array, length: number): Int32Array => new Int32Array(part.buffer, 0, length);

/**
 * All positions of an index in one order, dead ones included, in parts: in a single list a product that sells out would move half
 * of a million numbers, in every order. New documents wait until the order is read.
 */
export class SortedPositions {
  private readonly sorted: Int32Array[] = [];
  /** The positions from one to another wait. No list of a whole catalogue is made. */
  private readonly waiting = { from: 0, to: 0 };

  constructor(readonly compare: Sorting) {}

  /** The same order after `moved` have got another place in it, by another comparison, in steps; nothing may be added meanwhile. */
  *withMoved(moved: readonly number[], compare: Sorting, positions: number): Steps<SortedPositions> {
    const isMoved = new Uint8Array(positions);
    for (const position of moved) isMoved[position] = 1;
    const order = new SortedPositions(compare);
    for (const part of this.parts()) {
      const stays = part.filter((position) => isMoved[position] !== 1);
      if (stays.length > 0) order.sorted.push(partOf(stays));
      yield;
    }
    for (let at = 0; at < moved.length; at += slice) {
      for (const position of moved.slice(at, at + slice)) order.put(position);
      yield;
    }
    return order;
  }

  add(position: number): void {
    if (position === this.waiting.to) this.waiting.to += 1;
    else this.put(position);
  }

  /** Takes documents out of the order; they must still have what they are ordered by. */
  remove(positions: readonly number[]): void {
    this.takeIn();
    for (const position of positions) this.takeOut(this.placeOf(position));
  }

  /** The whole order, one part after the other. Each is read at once: what changes the order writes them over. */
  parts(): readonly Int32Array[] {
    this.takeIn();
    return this.sorted;
  }

  /** What is from one place on, or from the beginning, and before another, or until the end. */
  between(from: Place | undefined, to?: Place): Int32Array[] {
    const some = this.parts().slice(from?.part, to && to.part + 1);
    const last = to && to.part - (from?.part ?? 0);
    // The end first: both may be in one part.
    if (last !== undefined && some[last]) some[last] = some[last].subarray(0, to?.at);
    if (some[0]) some[0] = some[0].subarray(from?.at);
    return some;
  }

  /** The place of the first document that is so, where all after it are so too. */
  placeOfFirst(isSo: (position: number) => boolean): Place {
    const parts = this.parts();
    const part = firstOf(parts.length, (at) => isSo(parts[at]?.at(-1) as number));
    const positions = parts[part];
    return { part, at: positions ? firstOf(positions.length, (at) => isSo(positions[at] as number)) : 0 };
  }

  /** What comes after a document of the order, the nearest first; with -1 what comes before it. */
  *beside(position: number, step: 1 | -1): Generator<number, void> {
    const parts = this.parts();
    const place = this.placeOf(position);
    let at = place.at + step;
    for (let part = place.part; part >= 0 && part < parts.length; part += step) {
      const positions = parts[part] as Int32Array;
      if (part !== place.part) at = step > 0 ? 0 : positions.length - 1;
      for (; at >= 0 && at < positions.length; at += step) yield positions[at] as number;
    }
  }

  /** Sorts what waits in turns with other work. Nothing may be added meanwhile. */
  async sortInSlices(turn = new Turn()): Promise<void> {
    const positions = await sortInTurns(this.takeWaiting(), this.compare, turn);
    if (this.sorted.length === 0) return this.fill(positions);
    for (let at = 0; at < positions.length; at += slice) {
      for (const position of positions.subarray(at, at + slice)) this.put(position);
      await turn.giveWay();
    }
  }

  private takeIn(): void {
    if (this.waiting.from === this.waiting.to) return;
    const positions = this.takeWaiting();
    if (this.sorted.length === 0) this.fill(positions.sort(this.compare));
    else for (const position of positions) this.put(position);
  }

  private takeWaiting(): Int32Array {
    const { from, to } = this.waiting;
    this.waiting.from = to;
    // A loop: `Int32Array.from` takes ten times as long for a million.
    const waiting = new Int32Array(to - from);
    for (let at = 0; at < waiting.length; at += 1) waiting[at] = from + at;
    return waiting;
  }

  private fill(positions: Int32Array): void {
    for (let at = 0; at < positions.length; at += filled)
      this.sorted.push(partOf(positions.subarray(at, at + filled)));
  }

  /** The place of a document, which is in the order. */
  private placeOf(position: number): Place {
    return this.placeOfFirst((other) => this.compare(other, position) >= 0);
  }

  private put(position: number): void {
    let { part, at } = this.placeOfFirst((other) => this.compare(other, position) > 0);
    // Behind everything is at the end of the last part.
    if (part === this.sorted.length && part > 0) {
      part -= 1;
      at = this.sorted[part]?.length ?? 0;
    }
    const positions = this.sorted[part];
    if (!positions) this.sorted.push(partOf(Int32Array.of(position)));
    else if (positions.length === room) {
      const half = room / 2;
      this.sorted.splice(part, 1, resized(positions, half), partOf(positions.subarray(half)));
      this.put(position);
    } else {
      const longer = resized(positions, positions.length + 1);
      longer.copyWithin(at + 1, at, positions.length);
      longer[at] = position;
      this.sorted[part] = longer;
    }
  }

  private takeOut({ part, at }: Place): void {
    const positions = this.sorted[part] as Int32Array;
    positions.copyWithin(at, at + 1);
    const shorter = resized(positions, positions.length - 1);
    const next = this.sorted[part + 1];
    if (shorter.length === 0) this.sorted.splice(part, 1);
    else if (next && shorter.length + next.length <= room / 2) {
      const both = resized(shorter, shorter.length + next.length);
      both.set(next, shorter.length);
      this.sorted.splice(part, 2, both);
    } else this.sorted[part] = shorter;
  }
}
