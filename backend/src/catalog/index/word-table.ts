import { HashTable } from "./hash-table";
import { PagedInts } from "./paged-ints";
import { encode, TextStore } from "./text-store";

/** Numbers the distinct words of a catalogue: most of millions are the number of one model, so no string is kept for them. */
export class WordTable extends HashTable {
  private readonly texts = new TextStore();
  private readonly addresses = new PagedInts();

  get length(): number {
    return this.addresses.length;
  }

  /** The number of a word; -1 if it is not known. */
  idOf(text: string): number {
    return this.find(encode(text));
  }

  /** The number of the word in this part of a text; a new one at its first use. */
  add(text: string, from: number, to: number): number {
    const length = encode(text, from, to);
    const known = this.find(length);
    if (known >= 0) return known;
    const id = this.addresses.push(this.texts.add(length));
    this.put(id, length);
    return id;
  }

  protected hash(id: number): number {
    return this.texts.hash(this.addresses.at(id));
  }

  protected isText(id: number, length: number): boolean {
    return this.texts.isEncoded(this.addresses.at(id), length);
  }
}
