import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compress, type Encoding } from "./encoding";
import { countLook } from "./metrics";

/** A rendered page with its compressed versions; each is made once, at the first request that needs it. */
export type CachedPage = {
  status: number;
  /** Where it is now, if it is no longer here. */
  location?: string;
  etag: string;
  /** When it was rendered, in ms of the monotonic clock (`performance.now`). */
  at: number;
  bytes: number;
  /** By which a cache in front of the shop forgets it. */
  keys: readonly string[];
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** The same page for use during an outage, marked as old. */
  aged(): CachedPage;
  isAged: boolean;
};

type Making = {
  /** Adds the note that the page is old to the HTML. */
  sayOld?: (html: string) => string;
  keys?: readonly string[];
};

export function cachedPage(
  html: string,
  status: number,
  at: number,
  { sayOld = (same) => same, keys = [] }: Making = {},
): CachedPage {
  const plain = Buffer.from(html);
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([["identity", plain]]);
  let old: CachedPage | undefined;
  return {
    status,
    at,
    bytes: plain.length,
    keys,
    etag: createHash("sha256").update(plain).digest("base64url"),
    isAged: false,
    aged() {
      old ??= { ...cachedPage(sayOld(plain.toString()), status, at), isAged: true };
      return old;
    },
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const making = compress(plain, encoding).then((packed) => {
        bodies.set(encoding, packed);
        return packed;
      });
      bodies.set(encoding, making);
      return making;
    },
  };
}

/** What is permanently at another address; its body is that address, as the cache keeps nothing without a size. */
export function movedPage(location: string, at: number): CachedPage {
  const page = { ...cachedPage(location, 301, at), location };
  return { ...page, aged: () => ({ ...page, isAged: true }) };
}

type Lifetimes = {
  /** Up to this age a page is served as it is. */
  freshMs: number;
  /** Up to this age it is served once more while a new one is rendered in the background. */
  staleMs: number;
  /** Up to this age it is served, marked as old, if no new one can be rendered. */
  outageMs: number;
  maxBytes: number;
};

/**
 * Rendered pages by key; if there are too many, the least recently used are dropped. While the backend responds, no
 * page older than `staleMs` is served, so a price or stock figure in the HTML is at most that old. Several requests
 * for a missing page share one rendering.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  /** The last rendering failed, so the next request need not wait for another failure. */
  #isOut = false;

  constructor(
    private readonly lifetimes: Lifetimes,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#pages = new LRUCache({ maxSize: lifetimes.maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  get(key: string, render: () => Promise<CachedPage>): CachedPage | Promise<CachedPage> {
    const page = this.#pages.get(key);
    const age = page ? this.now() - page.at : Number.POSITIVE_INFINITY;
    const { freshMs, staleMs, outageMs } = this.lifetimes;
    if (!page || age > outageMs) {
      countLook("miss");
      return this.#refresh(key, render);
    }
    if (age > staleMs) {
      countLook(this.#isOut ? "stale" : "miss");
      const fresh = this.#refresh(key, render).then(
        (next) => (next.status < 500 ? next : page.aged()),
        () => page.aged(),
      );
      return this.#isOut ? page.aged() : fresh;
    }
    countLook(age > freshMs ? "stale" : "hit");
    if (age > freshMs) this.#refresh(key, render).catch(() => undefined);
    return page;
  }

  /** The page, if there is one that is served as it is. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && this.now() - page.at <= this.lifetimes.freshMs ? page : undefined;
  }

  clear() {
    this.#pages.clear();
  }

  #refresh(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const under = this.#rendering.get(key);
    if (under) return under;
    const rendering = render()
      .then((page) => {
        this.#isOut = page.status >= 500;
        // A page rendered during an outage is not kept and replaces no other page.
        if (!this.#isOut) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }
}
