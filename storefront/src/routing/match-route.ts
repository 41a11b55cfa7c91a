import { matchPath } from "react-router";
import { notFoundRoute, routes } from "@/routes";
import type { ShopRoute } from "./route";

export type RouteMatch = { route: ShopRoute; params: Record<string, string | undefined> };

/** The entry of the route table for a path, with what its parameters hold; the not-found page otherwise. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    for (const path of route.paths) {
      const match = matchPath(path, pathname);
      if (match) return { route, params: match.params };
    }
  }
  return { route: notFoundRoute, params: {} };
}
