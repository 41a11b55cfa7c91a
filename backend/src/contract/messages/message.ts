import type { Language } from "../constants";
import { en } from "./en";

type Sentence = string | ((...params: never[]) => string);
type English = typeof en;

export type MessageCode = keyof English;
type Catalogue = Readonly<Record<string, Sentence>>;
const catalogues: { en: Catalogue } & Partial<Record<Language, Catalogue>> = { en };

/**
 * Adds the sentences of another language. They are 90 kB and stay out of the panel, whose forms need the schemas of the
 * contract and so the messages, but never write one: `stringify.ts` adds them.
 */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues[language] = catalogue;
}

/** Plain data, or a message inside another. */
export type MessageParam = string | number | null | undefined | readonly string[] | Message;

/** The language that `stringify` is writing in; English where a message becomes text by any other way. */
let writing: Language = "en";

/**
 * One sentence of the shop, not yet in words: its code and its parameters. It becomes text where it leaves the shop, in
 * the reader's language; what is logged or stored is English.
 */
export class Message {
  constructor(
    readonly code: MessageCode,
    readonly params: readonly MessageParam[] = [],
  ) {}

  /** The sentence in a language whose catalogue was added. */
  in(language: Language): string {
    const catalogue = catalogues[language];
    if (!catalogue) throw new Error(`The messages in "${language}" come with contract/messages/stringify.ts`);
    const sentence = catalogue[this.code] ?? en[this.code];
    if (typeof sentence === "string") return sentence;
    const params = this.params.map((param) => (param instanceof Message ? param.in(language) : param));
    // `messages` made this with the parameters that the sentence of its code takes.
    return (sentence as (...params: unknown[]) => string)(...params);
  }

  toString(): string {
    return this.in("en");
  }

  toJSON(): string {
    return this.in(writing);
  }

  /** For pg, which would store the JSON text, quotation marks and all. */
  toPostgres(): string {
    return this.in("en");
  }

  /** The message as one string, for zod, whose issues hold nothing else. `fromKey` reads it. */
  get key(): string {
    return this.params.length > 0 ? `${this.code} ${JSON.stringify(this.params)}` : this.code;
  }

  /** The message of a `key`; undefined for any other text. */
  static fromKey(key: string): Message | undefined {
    const [, code = "", params] = /^(\w+)(?: (\[.*\]))?$/s.exec(key) ?? [];
    if (!Object.hasOwn(en, code)) return undefined;
    // Only `key` writes this form.
    return new Message(code as MessageCode, params ? (JSON.parse(params) as MessageParam[]) : []);
  }
}

/** Runs `write`, in which messages become JSON in the language. */
export function writingIn(language: Language, write: () => string): string {
  writing = language;
  try {
    return write();
  } finally {
    writing = "en";
  }
}

/** A body before it is sent: wherever the contract has text there may be a message. */
export type Unsent<Body> = Body extends string
  ? string extends Body
    ? Body | Message
    : Body
  : Body extends readonly (infer Item)[]
    ? Unsent<Item>[]
    : Body extends object
      ? { [Field in keyof Body]: Unsent<Body[Field]> }
      : Body;
