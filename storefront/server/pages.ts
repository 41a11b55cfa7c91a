import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { inSpan } from "@contract/tracing";
import type { QueryClient } from "@tanstack/react-query";
import type { parseCookie } from "cookie";
import type * as Renderer from "../src/entry-server";
import { plain, withQuery } from "../src/plain/addresses";
import type { RouteMatch } from "../src/routing/match-route";
import type { ShopRoute } from "../src/routing/route";
import { agedNote } from "./aged-note";
import { type Assets, documentOf } from "./document";
import { type Edge, edgeCacheControl, isShared, keyHeaderOf } from "./edge";
import { chooseEncoding } from "./encoding";
import { askedLanguageCookie } from "./language-cookie";
import { languageRedirect, sendLanguageRedirect } from "./language-redirect";
import { countAged, measureRender } from "./metrics";
import { type CachedPage, cachedPage, movedPage, type PageCache } from "./page-cache";
import { pageAddress } from "./page-key";
import type { ReadyPages } from "./ready-pages";
import { hasSession, sessionMark } from "./session-mark";
import { rulesPath } from "./speculation-rules";

/** What the cookies of a request say, which are read once; `lite`: the light version is asked for. */
export type Asker = { cookies: ReturnType<typeof parseCookie>; lite: boolean };

export type PageServer = (url: URL, req: IncomingMessage, res: ServerResponse, asker: Asker) => Promise<void>;

/** Pages that show nothing, or not all, before a script has asked who is signed in: what shows the same without one. */
const instead: Readonly<Record<string, (id: string | undefined) => string>> = {
  account: () => plain.orders,
  checkout: () => plain.checkout,
  "order-details": (id) => withQuery(plain.order, { id }),
  // Its way to sign in with a code is a button.
  login: () => plain.login,
  wishlist: () => plain.wishlist,
};

const insteadOf = ({ route, params }: RouteMatch): string | undefined =>
  instead[route.page.file]?.(params.id);

/** `result`: undefined where the page is shown as everybody's. */
export type ReadOwn = (
  req: IncomingMessage,
  route: ShopRoute,
  language: Language,
) => Promise<{ result: QueryClient | undefined; setCookies: string[] }>;

type Parts = {
  renderer: Pick<typeof Renderer, "matchRoute" | "render">;
  assets: Assets;
  cache: PageCache;
  origin: string;
  edge: Edge;
  /** Reads in a visitor's name what they see on a page of their own; each page is everybody's without it. */
  readOwn?: ReadOwn;
  /** What keeps answers to give again; each page is answered anew without it. */
  ready?: ReadyPages;
};

/**
 * Sends a page of the shop: the same HTML for every visitor, by language and address, but for a visitor's own pages
 * (`isOwn`), which are rendered for whoever is signed in.
 */
export function pageServer({ renderer, assets, cache, origin, edge, readOwn, ready }: Parts): PageServer {
  async function renderPage(
    url: string,
    language: Language,
    lite: boolean,
    own?: QueryClient,
  ): Promise<CachedPage> {
    const at = performance.now();
    const made = new Date();
    const match = renderer.matchRoute(new URL(url, origin).pathname);
    const rendered = await inSpan(`render ${match.route.page.file}`, {}, () =>
      measureRender(() => renderer.render(url, language, { origin, lite, ...(own && { client: own }) })),
    );
    if ("movedTo" in rendered) return movedPage(rendered.movedTo, at);
    const withoutScripts = insteadOf(match);
    const page = lite ? { ...rendered, state: undefined, lite: url } : rendered;
    const document = documentOf({ ...page, withoutScripts }, language, origin, assets);
    const { status, keys } = rendered;
    return cachedPage(document, status, at, { sayOld: agedNote(language, made), keys });
  }

  const forEdge = edgeCacheControl(edge);
  const [keyHeader, writeKeys] = keyHeaderOf(edge);

  const isSecure = origin.startsWith("https:");
  return async (url, req, res, { cookies, lite }) => {
    const { language, path, key: address } = pageAddress(url);
    const match = renderer.matchRoute(path);
    const { isPrivate, pays } = match.route;
    const askedCookie = askedLanguageCookie(url.searchParams, cookies, isSecure);
    const elsewhere = languageRedirect(url, cookies, req.headers["accept-language"]);
    if (elsewhere) return sendLanguageRedirect(elsewhere, askedCookie, res);
    const plainInstead = lite && insteadOf(match);
    if (plainInstead) {
      res.setHeader("Cache-Control", "private, no-store");
      res.writeHead(303, { Location: addressIn(language, plainInstead) }).end();
      return;
    }
    const key = `${lite ? "lite " : ""}${language} ${address}`;
    const visitor =
      match.route.isOwn && hasSession(cookies) ? await readOwn?.(req, match.route, language) : undefined;
    const own = visitor?.result;
    const render = () => renderPage(address, language, lite, own);
    const page = isPrivate || own ? await render() : await cache.get(key, render);
    // Not in robots.txt: a crawler that may not read the page would not read this either.
    if (isPrivate) res.setHeader("X-Robots-Tag", "noindex, nofollow");
    const encoding = chooseEncoding(req.headers["accept-encoding"]);
    const etag = `"${page.etag}-${encoding}"`;
    const marks = [sessionMark(cookies, isSecure), askedCookie, ...(visitor?.setCookies ?? [])].filter(
      (mark) => mark !== undefined,
    );
    if (marks.length > 0) res.setHeader("Set-Cookie", marks);
    // The light version is a visitor's choice, which a cache on the way does not know.
    const isPassing =
      isPrivate || visitor !== undefined || lite || marks.length > 0 || page.status >= 500 || page.isAged;
    // A choice of language is stored on the way, so it has to come to this process each time.
    const isForAll = isShared(match.route) && page.status === 200 && !url.searchParams.has("lang");
    if (isPassing) res.setHeader("Cache-Control", "private, no-store");
    // What a browser keeps of it is revalidated; a cache of everybody's keeps nothing that was sent for a session.
    else if (hasSession(cookies)) res.setHeader("Cache-Control", "private, no-cache");
    else if (isForAll && forEdge) {
      res.setHeader("Cache-Control", forEdge);
      // It would be the id of many requests.
      res.removeHeader("X-Request-Id");
      res.setHeader("Age", Math.floor((performance.now() - page.at) / 1_000));
      if (keyHeader) res.setHeader(keyHeader, writeKeys(page.keys));
    } else res.setHeader("Cache-Control", "public, no-cache");
    if (page.isAged) {
      countAged();
      // RFC 9211: served past its lifetime, since the backend did not respond.
      res.setHeader("Cache-Status", "shop; hit; detail=backend-away");
      res.setHeader("Age", Math.round((performance.now() - page.at) / 1_000));
    }
    // An English address redirects visitors of another language; one with a language is the same for everybody. A saved
    // choice is not in it: caches would keep a page for each visitor (ADR-0101).
    const varies = language === "en" ? "Accept-Encoding, Accept-Language" : "Accept-Encoding";
    res.setHeader("Vary", `${varies}, Save-Data`);
    if (!isPrivate && !pays && !lite) res.setHeader("Speculation-Rules", `"${rulesPath}"`);
    const font = lite ? undefined : assets.fontAhead?.(language);
    if (font) res.setHeader("Link", font);
    res.setHeader("Content-Language", language);
    res.setHeader("ETag", etag);
    if (page.status === 503) res.setHeader("Retry-After", "5");
    if (page.status === 200 && req.headers["if-none-match"] === etag) {
      res.writeHead(304).end();
      return;
    }
    if (page.location) {
      res.writeHead(page.status, { Location: page.location }).end();
      return;
    }
    const body = await page.body(encoding);
    if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
    res.setHeader("Content-Type", "text/html; charset=utf-8");
    res.setHeader("Content-Length", body.length);
    if (!isPassing && page.status === 200 && !url.searchParams.has("lang"))
      ready?.keep(req, res, { key, language }, page, body);
    res.writeHead(page.status);
    res.end(req.method === "HEAD" ? undefined : body);
  };
}
