import type { z } from "zod";
import type { Message } from "./messages";

/** guest: anyone · shopper: a signed-in customer · signedIn: shopper or admin · admin: staff. */
export type Access = "guest" | "shopper" | "signedIn" | "admin";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Where the request names the account it acts for; another's is refused with 403. */
export type Owner = "params.userId" | "body.userId";

export type RouteList = "shop" | "account" | "staff";

/** One call of the shop. Access, validation, API description, clients and tests come from it. */
export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  /**
   * The short-lived token of local storage opens it too, as Spec §7 says of the carousel's calls. Everything else, and
   * above all money, staff and accounts, asks for the cookie, which no script can read.
   */
  takesToken?: true;
  /** One sentence for the API description. */
  summary: string;
  owner?: Owner;
  /** Open to staff who have yet to set up the second factor that the shop demands of them; nothing else is. */
  beforeSecondFactor?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /**
   * Said where an outage or the deadline leaves open whether the call came about. Only for a call that finds its own
   * first result when it is sent again.
   */
  unsure?: Message;
  /** What a person is told when the shop itself fails (500), where Spec §8 has words for it. */
  failure?: Message;
  /** 200 unless said. */
  status?: 200 | 201;
  /** `multipart` takes a file, `raw` hands the bytes over; JSON otherwise. */
  bodyKind?: "json" | "multipart" | "raw";
  /** Bytes that a body may have, where they differ from those of its kind (`body-limit.ts`). */
  bodyLimit?: number;
  /** The type of a success that is not the JSON envelope: a file. */
  produces?: "application/pdf" | "text/csv";
  /**
   * Which of the browsers' lists of routes names it, so that a page fetches only the routes that it calls. Unless given,
   * it is `staff` for `access: "admin"` and `shop` for everybody else.
   */
  list?: RouteList;
}

/** Makes a misspelt property of an entry an error, which `extends` alone lets pass. */
type NoOthers<Entry> = Record<Exclude<keyof Entry, keyof Endpoint>, never>;

/** The entries of one area of the contract, by the names of their calls. */
export const endpoints = <const Area extends Record<string, Endpoint>>(
  area: Area & { [Name in keyof Area]: NoOthers<Area[Name]> },
): Area => area;

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Entry, Key extends string> = Entry extends Record<Key, infer Schema> ? Schema : undefined;

/** What a caller sends: params, query and body as the entry's schemas take them. */
export type SentTo<Entry> = {
  params: In<Part<Entry, "params">>;
  query: In<Part<Entry, "query">>;
  body: In<Part<Entry, "body">>;
};
/** What a handler reads: the same, validated and normalised. */
export type ReadFrom<Entry> = {
  params: Out<Part<Entry, "params">>;
  query: Out<Part<Entry, "query">>;
  body: Out<Part<Entry, "body">>;
};
