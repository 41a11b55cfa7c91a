import { matchPath } from "react-router-dom";
import { notFoundRoute, routes } from "@/routes";
import type { ShopRoute } from "./route";

export type RouteMatch = { route: ShopRoute; params: Record<string, string | undefined> };

const isFixed = (path: string) => !path.includes(":");
const fixed = new Map(routes.flatMap((route) => route.paths.filter(isFixed).map((path) => [path, route])));
const open = routes.flatMap((route) =>
  route.paths.filter((path) => !isFixed(path)).map((path) => ({ path, route })),
);

/** The entry of the route table for a path, with the values of its parameters; the not-found page otherwise. */
export function matchRoute(pathname: string): RouteMatch {
  // Most addresses have no parameters, and the page cache calls this on every request.
  const exact = fixed.get(pathname) ?? fixed.get(pathname.toLowerCase().replace(/(.)\/+$/, "$1"));
  if (exact) return { route: exact, params: {} };
  for (const { path, route } of open) {
    const match = matchPath(path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}
