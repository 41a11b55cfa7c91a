import { type Language, languages } from "../../contract/constants";
import type { ProductSet } from "./product-set";

const ofEach = languages.length;

/**
 * JSON texts of products at one state of the catalogue, by product number and language. An empty
 * text means that there is no such product to show. The oldest entries are evicted first.
 */
export class Texts {
  private readonly kept = new Map<number, string>();
  private held = 0;

  /** `budget`: how many characters are kept at most, of one or two bytes each. */
  constructor(private readonly budget: number) {}

  get(no: number, language: Language): string | undefined {
    return this.kept.get(keyOf(no, language));
  }

  keep(no: number, language: Language, text: string): void {
    const key = keyOf(no, language);
    this.forget(key);
    this.kept.set(key, text);
    this.held += text.length;
    for (const oldest of this.kept.keys()) {
      if (this.held <= this.budget) break;
      this.forget(oldest);
    }
  }

  dropEach(nos: readonly number[]): void {
    for (const no of nos) for (let at = no * ofEach; at < (no + 1) * ofEach; at += 1) this.forget(at);
  }

  dropAllOf(products: ProductSet): void {
    for (const key of this.kept.keys()) if (products.has(Math.floor(key / ofEach))) this.forget(key);
  }

  private forget(key: number): void {
    const text = this.kept.get(key);
    if (text === undefined) return;
    this.kept.delete(key);
    this.held -= text.length;
  }
}

const keyOf = (no: number, language: Language) => no * ofEach + languages.indexOf(language);
