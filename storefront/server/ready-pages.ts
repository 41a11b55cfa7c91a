import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@contract/constants";
import { type Cookies, parseCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { visitorLanguage } from "../src/i18n/request-language";
import { chooseEncoding, type Encoding } from "./encoding";
import { isLite } from "./lite";
import { countReady } from "./metrics";
import type { CachedPage, PageCache } from "./page-cache";
import { hasSession, isMarked } from "./session-mark";

/** The page at an address as it stood in a request: its key in the page cache, and its language. */
type At = { key: string; language: Language };

/** An answer that was given before, to give again. */
type Ready = {
  etag: string;
  body: Buffer;
  headers: Prepared;
  /** The same without what describes a body, for a browser that has the page. */
  unchanged: Prepared;
};

/** Names and values in turn, and where in them the values stand that differ each time. */
type Prepared = { list: string[]; idAt: number; ageAt: number };

/** As Node keeps header names: in small letters. */
const idHeader = "x-request-id";
const ageHeader = "age";
const ofBody: readonly string[] = ["content-type", "content-length", "content-encoding"];

const longestKept = 300;
const noCookies: Cookies = parseCookie("");

/**
 * Answers to repeat: most requests for a page are answered as the one before was, from a page that is still fresh.
 * What decides about an answer is read from the request: address, language, encoding, cookies, data saver. Anything
 * unusual (a redirect, a cookie to set, the light version, a page that is old or private) is left to the page server,
 * which then gives its answer to `keep` if others may get it too.
 */
export class ReadyPages {
  /** Pages by address; visitors ask for the same ones, and others must not fill the memory. */
  readonly #at = new LRUCache<string, At>({ max: 2_000 });
  /** They are kept as long as their page is. */
  readonly #answers = new WeakMap<CachedPage, Map<string, Ready>>();

  constructor(private readonly cache: PageCache) {}

  /** Keeps what `res` is about to say, with this body, to a visitor who is shown `page` as it is. */
  keep(req: IncomingMessage, res: ServerResponse, at: At, page: CachedPage, body: Buffer): void {
    const address = req.url ?? "";
    if (address.length > longestKept) return;
    const list = Object.entries(res.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
    const etag = String(res.getHeader("ETag"));
    const variants = this.#answers.get(page) ?? new Map<string, Ready>();
    variants.set(variantOf(req.headers, cookiesOf(req.headers)), {
      etag,
      body,
      headers: prepare(list),
      unchanged: prepare(without(list, ofBody)),
    });
    this.#answers.set(page, variants);
    this.#at.set(address, at);
  }

  /** Answers a request if an answer is ready; returns false otherwise. */
  answer(req: IncomingMessage, res: ServerResponse, id: string): boolean {
    const { method, headers } = req;
    if (method !== "GET" && method !== "HEAD") return false;
    const at = this.#at.get(req.url ?? "");
    if (!at) return false;
    const cookies = cookiesOf(headers);
    if (isLite(headers, cookies) || isMarked(cookies) !== hasSession(cookies)) return false;
    if (at.language === "en" && visitorLanguage(cookies, headers["accept-language"]) !== "en") return false;
    const page = this.cache.fresh(at.key);
    const ready = page && this.#answers.get(page)?.get(variantOf(headers, cookies));
    if (!ready) return false;
    const isUnchanged = headers["if-none-match"] === ready.etag;
    const { list, idAt, ageAt } = isUnchanged ? ready.unchanged : ready.headers;
    if (idAt > 0) list[idAt] = id;
    if (ageAt > 0) list[ageAt] = String(Math.floor((performance.now() - page.at) / 1_000));
    countReady(res);
    res.writeHead(isUnchanged ? 304 : 200, list);
    res.end(isUnchanged || method === "HEAD" ? undefined : ready.body);
    return true;
  }
}

const cookiesOf = ({ cookie }: IncomingHttpHeaders): Cookies => (cookie ? parseCookie(cookie) : noCookies);

type Variant = `${"guest" | "session"} ${Encoding}`;

/** What besides the page decides about its answer. */
const variantOf = (headers: IncomingHttpHeaders, cookies: Cookies): Variant =>
  `${hasSession(cookies) ? "session" : "guest"} ${chooseEncoding(headers["accept-encoding"])}`;

const without = (list: readonly string[], names: readonly string[]): string[] =>
  list.filter((_, at) => !names.includes(list[at - (at % 2)] ?? ""));

function prepare(list: string[]): Prepared {
  const valueAt = (name: string) => list.indexOf(name) + 1;
  return { list, idAt: valueAt(idHeader), ageAt: valueAt(ageHeader) };
}
