import type { z } from "zod";
import type { OwnKeyArea } from "./key-scopes";
import type { Message } from "./messages";
import type { Permission } from "./roles";

/** guest: anyone · shopper: a signed-in customer · signedIn: shopper or admin · admin: staff. */
export type Access = "guest" | "shopper" | "signedIn" | "admin";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Where the request names the account that it acts for; another person's account is refused with 403. */
export type Owner = "params.userId" | "body.userId";

export type RouteList = "shop" | "account" | "staff";

/** One call of the shop. Access, validation, API description, clients and tests are derived from it. */
export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  /** Which staff may call it (`roles.ts`): required with `access: "admin"`, and an error without. */
  permission?: Permission;
  /**
   * The short-lived token of local storage is accepted too, as Spec §7 requires for the carousel's calls. Everything
   * else, above all money, staff and accounts, requires the cookie, which no script can read.
   */
  takesToken?: true;
  /**
   * What an API key needs for a staff call, where that is not the permission (`key-scopes.ts`); `false`: no key may make
   * the call, which is about the person who makes it.
   */
  keys?: OwnKeyArea | false;
  /** One sentence for the API description. */
  summary: string;
  owner?: Owner;
  /** Also open to staff who still have to set up the required second factor; no other call is. */
  beforeSecondFactor?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /**
   * The message if an outage or the deadline leaves open whether the call was carried out. Only for a call that finds
   * its own first result on a retry.
   */
  unsure?: Message;
  /**
   * Carried out twice it changes nothing more, so that it waits for a database that has just gone, as every read does;
   * `with-key`: of a request with an `Idempotency-Key`.
   */
  repeatable?: true | "with-key";
  /** Takes an `Idempotency-Key` though it is `repeatable: true`; every call that is repeatable with a key takes one. */
  takesKey?: true;
  /** The message for a failure of the shop itself (500), if Spec §8 defines one. */
  failure?: Message;
  /** Default 200; 303 leads to the file that `produces` names, and has no body. */
  status?: 200 | 201 | 303;
  /** What a success says in headers of its own, by their names: a description of each. */
  headers?: Readonly<Record<string, string>>;
  /** `multipart` accepts a file, `raw` passes the bytes on; default JSON. */
  bodyKind?: "json" | "multipart" | "raw";
  /** The maximum bytes of a body, if different from the limit of its kind (`body-limit.ts`). */
  bodyLimit?: number;
  /** The content type of a success response that is a file instead of the JSON envelope. */
  produces?: "application/pdf" | "text/csv";
  /**
   * The browsers' list of routes that includes it, so that a page fetches only the routes that it calls. Default:
   * `staff` for `access: "admin"`, otherwise `shop`.
   */
  list?: RouteList;
}

/** Makes a misspelt property of an entry an error, which `extends` alone does not. */
type NoOthers<Entry> = Record<Exclude<keyof Entry, keyof Endpoint>, never>;

/** Makes a staff call that does not say which staff an error. */
type StaffSay<Entry> = Entry extends { access: "admin" }
  ? { permission: Permission }
  : { permission?: never };

/** The entries of one area of the contract, by the names of their calls. */
export const endpoints = <const Area extends Record<string, Endpoint>>(
  area: Area & { [Name in keyof Area]: NoOthers<Area[Name]> & StaffSay<Area[Name]> },
): Area => area;

/** The calls that take an `Idempotency-Key`. */
export type Keyed = { repeatable: "with-key" } | { takesKey: true };

/** Whether a call takes an `Idempotency-Key`. */
export const takesKey = (entry: Endpoint): boolean =>
  entry.repeatable === "with-key" || entry.takesKey === true;

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Entry, Key extends string> = Entry extends Record<Key, infer Schema> ? Schema : undefined;

/** What a client sends: params, query and body as input of the entry's schemas. */
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
