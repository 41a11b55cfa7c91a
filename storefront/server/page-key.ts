import { splitAddress } from "@contract/page-addresses";
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
