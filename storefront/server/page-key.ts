import { splitAddress } from "@contract/page-addresses";
import { LRUCache } from "lru-cache";
import { notFoundRoute } from "../src/routes";
import { matchRoute } from "../src/routing/match-route";

const longestValue = 300;

/**
 * One address for all ways to write it, without its language: only the route's own parameters, in the table's order,
 * without blank ones. Unknown paths share one key, so that they cannot fill the cache.
 */
export function normalisedUrl(url: URL): string {
  const { path: pathname } = splitAddress(url.pathname);
  const { route } = matchRoute(pathname);
  if (route === notFoundRoute) return "/404";
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const kept = new URLSearchParams();
  for (const name of route.query ?? []) {
    const value = url.searchParams.getAll(name).filter(Boolean).join().trim().slice(0, longestValue);
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return query ? `${path}?${query}` : path;
}

const longestKept = 300;
/** Visitors ask for the same addresses; others must not fill the memory. */
const known = new LRUCache<string, URL>({ max: 2_000 });

/** The URL behind an address of the shop, as it stood in a request. Throws if it cannot be read. Not to be changed. */
export function readAddress(origin: string, address: string): URL {
  const kept = known.get(address);
  if (kept?.origin === origin) return kept;
  const url = new URL(origin + address);
  decodeURIComponent(url.pathname);
  if (address.length <= longestKept) known.set(address, url);
  return url;
}

const addresses = new WeakMap<URL, PageAddress>();
type PageAddress = ReturnType<typeof splitAddress> & { key: string };

/** The language and path of a page's URL, and its key without the language (`normalisedUrl`). */
export function pageAddress(url: URL): PageAddress {
  const kept = addresses.get(url);
  if (kept) return kept;
  const read = { ...splitAddress(url.pathname), key: normalisedUrl(url) };
  addresses.set(url, read);
  return read;
}
