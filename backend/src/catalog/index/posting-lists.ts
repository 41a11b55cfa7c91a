import { PagedInts } from "./paged-ints";

const chunkBits = 16;
const chunkSize = 1 << chunkBits;
/** Bytes of a list's first part; each further one is twice as large, up to the largest. The last four hold the next one's address. */
const firstPart = 16;
const largestPart = 4_096;
const link = 4;

/** What is kept of each list, one number after the other. */
const field = { start: 0, at: 1, end: 2, size: 3, last: 4, count: 5 } as const;
const fields = 6;

/** Written over by each reading. */
let shared = new Int32Array(1_024);

/**
 * Ascending lists of positions, each as its differences in bytes of seven bits: a word of every product takes one byte
 * for each. Lists grow by parts in common chunks, so that neither long nor short ones leave much room unused.
 */
export class PostingLists {
  private readonly chunks: Uint8Array[] = [];
  private free = chunkSize;
  private readonly facts = new PagedInts();

  /** A new empty list. */
  create(): number {
    const list = this.facts.length / fields;
    const start = this.part(firstPart);
    for (const value of [start, start, start + firstPart - link, firstPart, 0, 0]) this.facts.push(value);
    return list;
  }

  count(list: number): number {
    return this.facts.at(list * fields + field.count);
  }

  /** The last position of a list. */
  last(list: number): number {
    return this.facts.at(list * fields + field.last);
  }

  /** Adds a position, not lower than the last. */
  append(list: number, position: number): void {
    const { facts } = this;
    const base = list * fields;
    let rest = position - facts.at(base + field.last);
    while (rest > 127) {
      this.write(base, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.write(base, rest);
    facts.set(base + field.last, position);
    facts.set(base + field.count, facts.at(base + field.count) + 1);
  }

  /** All positions of a list; valid until the next call. */
  read(list: number): Int32Array {
    return this.reader(list).next(this.count(list));
  }

  /** Reads a list from its start on. */
  reader(list: number): ListReader {
    return new ListReader(this, list, this.facts.at(list * fields + field.start));
  }

  /** The chunk that holds an address, and the place in it. */
  at(address: number): [chunk: Uint8Array, at: number] {
    return [this.chunks[address >>> chunkBits] as Uint8Array, address & (chunkSize - 1)];
  }

  private write(base: number, byte: number): void {
    const { facts } = this;
    let at = facts.at(base + field.at);
    const end = facts.at(base + field.end);
    if (at === end) {
      const size = Math.min(facts.at(base + field.size) * 2, largestPart);
      const next = this.part(size);
      const chunk = this.chunks[end >>> chunkBits] as Uint8Array;
      const place = end & (chunkSize - 1);
      for (let byteAt = 0; byteAt < link; byteAt += 1) chunk[place + byteAt] = (next >>> (8 * byteAt)) & 255;
      at = next;
      facts.set(base + field.end, next + size - link);
      facts.set(base + field.size, size);
    }
    (this.chunks[at >>> chunkBits] as Uint8Array)[at & (chunkSize - 1)] = byte;
    facts.set(base + field.at, at + 1);
  }

  private part(size: number): number {
    if (this.free + size > chunkSize) {
      this.chunks.push(new Uint8Array(chunkSize));
      this.free = 0;
    }
    const address = ((this.chunks.length - 1) << chunkBits) | this.free;
    this.free += size;
    return address;
  }
}

/** Reads a list in portions; what is added to it meanwhile comes last. */
export class ListReader {
  private found = 0;
  private position = 0;
  private size = firstPart;
  private chunk: Uint8Array;
  private place: number;
  private end: number;

  constructor(
    private readonly lists: PostingLists,
    private readonly list: number,
    start: number,
  ) {
    [this.chunk, this.place] = lists.at(start);
    this.end = this.place + firstPart - link;
  }

  get isBehind(): boolean {
    return this.found < this.lists.count(this.list);
  }

  /** The next positions, at most so many; none at the end. Valid until the next call of any reader. */
  next(most: number): Int32Array {
    const count = Math.min(most, this.lists.count(this.list) - this.found);
    if (shared.length < count) shared = new Int32Array(count + (count >>> 2));
    const positions = shared;
    let { position, chunk, place, end } = this;
    for (let at = 0; at < count; at += 1) {
      let shift = 0;
      for (;;) {
        if (place === end) {
          this.size = Math.min(this.size * 2, largestPart);
          [chunk, place] = this.lists.at(linkAt(chunk, end));
          end = place + this.size - link;
        }
        const byte = chunk[place] as number;
        place += 1;
        position += (byte & 127) << shift;
        if (byte < 128) break;
        shift += 7;
      }
      positions[at] = position;
    }
    this.found += count;
    this.position = position;
    this.chunk = chunk;
    this.place = place;
    this.end = end;
    return positions.subarray(0, count);
  }
}

function linkAt(chunk: Uint8Array, at: number): number {
  let address = 0;
  for (let byteAt = 0; byteAt < link; byteAt += 1) address |= (chunk[at + byteAt] as number) << (8 * byteAt);
  return address;
}
