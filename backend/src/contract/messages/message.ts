import type { Language } from "../constants";
import { en } from "./en";
import { hi } from "./hi";
import { mr } from "./mr";

type Sentence = string | ((...params: never[]) => string);
type English = typeof en;

export type MessageCode = keyof English;
const catalogues: Record<Language, Readonly<Record<string, Sentence>>> = { en, hi, mr };

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

  in(language: Language): string {
    const sentence = catalogues[language][this.code] ?? en[this.code];
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

/** `body` as JSON with its messages in the language. */
export function stringify(body: unknown, language: Language): string {
  writing = language;
  try {
    return JSON.stringify(body);
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
