import type { Language } from "@contract/constants";
import type { Namespace } from "./namespaces";

export type Values = Record<string, unknown>;
type Tree = Record<string, unknown>;

/**
 * The texts of the shop in the form that i18next gave them: nested keys, `ns:key`, `{{value}}`, `_one` and `_other`.
 * A tenth of i18next's bytes, and held to its answers by a test (ADR-0004).
 */
export class Translator {
  readonly #texts = new Map<string, Tree>();
  readonly #listeners = new Set<() => void>();
  #plurals: Intl.PluralRules;

  /** Calls back after every change of language; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;

  constructor(public language: Language) {
    this.subscribe = (listener) => {
      this.#listeners.add(listener);
      return () => void this.#listeners.delete(listener);
    };
    this.#plurals = new Intl.PluralRules(language);
  }

  add(language: Language, namespace: Namespace, texts: Tree) {
    this.#texts.set(`${language}/${namespace}`, texts);
  }

  hasResourceBundle(language: Language, namespace: Namespace): boolean {
    return this.#texts.has(`${language}/${namespace}`);
  }

  /** The namespaces that are there in the language on screen. */
  namespaces(): Namespace[] {
    const mine = [...this.#texts.keys()].filter((key) => key.startsWith(`${this.language}/`));
    return mine.map((key) => key.slice(this.language.length + 1) as Namespace);
  }

  changeLanguage(language: Language) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
    for (const listener of this.#listeners) listener();
  }

  /** The text of a key, its values filled in; the key itself where there is none. */
  translate(namespace: string, key: string, values: Values = {}): string {
    const [ns, path] = key.includes(":") ? (key.split(":", 2) as [string, string]) : [namespace, key];
    const tree = this.#texts.get(`${this.language}/${ns}`);
    const text = this.#plural(tree, path, values.count) ?? find(tree, path);
    return text === undefined ? path : fill(text, values);
  }

  #plural(tree: Tree | undefined, path: string, count: unknown): string | undefined {
    if (typeof count !== "number") return undefined;
    return find(tree, `${path}_${this.#plurals.select(count)}`) ?? find(tree, `${path}_other`);
  }
}

function find(tree: Tree | undefined, path: string): string | undefined {
  let at: unknown = tree;
  for (const part of path.split("."))
    at = typeof at === "object" && at !== null ? (at as Tree)[part] : undefined;
  return typeof at === "string" ? at : undefined;
}

const fill = (text: string, values: Values) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ""));
