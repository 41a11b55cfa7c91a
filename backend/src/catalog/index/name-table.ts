import { HashTable } from "./hash-table";
import { PagedInts } from "./paged-ints";
import { encode, TextStore } from "./text-store";

/** Finds the document that was added last under a name: a product's id or its slug. */
export class NameTable extends HashTable {
  private readonly texts = new TextStore();
  private readonly addresses = new PagedInts();
  private readonly documents = new PagedInts();

  add(name: string, position: number): void {
    const length = encode(name);
    const known = this.find(length);
    if (known >= 0) {
      this.documents.set(known, position);
      return;
    }
    const id = this.addresses.push(this.texts.add(length));
    this.documents.set(id, position);
    this.put(id, length);
  }

  /** The position of that document, which may be dead; -1 if none was ever added. */
  positionOf(name: string): number {
    const id = this.find(encode(name));
    return id < 0 ? -1 : this.documents.at(id);
  }

  protected hash(id: number): number {
    return this.texts.hash(this.addresses.at(id));
  }

  protected isText(id: number, length: number): boolean {
    return this.texts.isEncoded(this.addresses.at(id), length);
  }
}
