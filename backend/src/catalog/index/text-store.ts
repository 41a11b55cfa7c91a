const chunkBits = 16;
const chunkSize = 1 << chunkBits;

/** Longer texts are cut: they serve to find and to sort, and three bytes of each letter must fit a chunk. */
const mostLetters = 20_000;

/** The text that was encoded last, as bytes. */
const encoded = new Uint8Array(mostLetters * 3);

/**
 * Encodes a part of a text, each UTF-16 unit by itself as one to three bytes (CESU-8), so that bytes sort as
 * JavaScript sorts the texts; returns how many bytes. What the other functions here call "the encoded text" is the last one.
 */
export function encode(text: string, from = 0, to = text.length): number {
  const end = Math.min(to, from + mostLetters);
  let length = 0;
  for (let at = from; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      encoded[length] = unit;
      length += 1;
    } else if (unit < 0x800) {
      encoded[length] = 0xc0 | (unit >> 6);
      encoded[length + 1] = 0x80 | (unit & 63);
      length += 2;
    } else {
      encoded[length] = 0xe0 | (unit >> 12);
      encoded[length + 1] = 0x80 | ((unit >> 6) & 63);
      encoded[length + 2] = 0x80 | (unit & 63);
      length += 3;
    }
  }
  return length;
}

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The hash of the encoded text, of this length. */
export const encodedHash = (length: number): number => hashOf(encoded, 0, length);

/** Texts as bytes in chunks, by their addresses: a string of its own for each would take three times the memory. */
export class TextStore {
  private readonly chunks: Uint8Array[] = [];
  private free = chunkSize;

  /** Stores the encoded text, of this length, and returns its address. */
  add(length: number): number {
    if (this.free + length + 2 > chunkSize) {
      this.chunks.push(new Uint8Array(chunkSize));
      this.free = 0;
    }
    const chunk = this.chunks[this.chunks.length - 1] as Uint8Array;
    const address = ((this.chunks.length - 1) << chunkBits) | this.free;
    chunk[this.free] = length & 255;
    chunk[this.free + 1] = length >> 8;
    // One by one where short: `subarray` costs more than the bytes of a word.
    if (length < 64) for (let at = 0; at < length; at += 1) chunk[this.free + 2 + at] = encoded[at] as number;
    else chunk.set(encoded.subarray(0, length), this.free + 2);
    this.free += length + 2;
    return address;
  }

  hash(address: number): number {
    const chunk = this.chunks[address >>> chunkBits] as Uint8Array;
    const from = address & (chunkSize - 1);
    return hashOf(chunk, from + 2, from + 2 + lengthAt(chunk, from));
  }

  /** Whether the encoded text, of this length, is the one at this address. */
  isEncoded(address: number, length: number): boolean {
    const chunk = this.chunks[address >>> chunkBits] as Uint8Array;
    const from = address & (chunkSize - 1);
    if (lengthAt(chunk, from) !== length) return false;
    for (let at = 0; at < length; at += 1) if (chunk[from + 2 + at] !== encoded[at]) return false;
    return true;
  }

  /** Negative if the first text comes first, as `<` of JavaScript has it. */
  compare(one: number, other: number): number {
    const [a, b] = [
      this.chunks[one >>> chunkBits] as Uint8Array,
      this.chunks[other >>> chunkBits] as Uint8Array,
    ];
    const [from, start] = [one & (chunkSize - 1), other & (chunkSize - 1)];
    const [length, size] = [lengthAt(a, from), lengthAt(b, start)];
    const both = Math.min(length, size);
    for (let at = 2; at < both + 2; at += 1) {
      const difference = (a[from + at] as number) - (b[start + at] as number);
      if (difference !== 0) return difference;
    }
    return length - size;
  }
}

const lengthAt = (chunk: Uint8Array, from: number): number =>
  (chunk[from] as number) | ((chunk[from + 1] as number) << 8);
