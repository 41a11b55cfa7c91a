import { type RouteName, table } from ".";
import type { Endpoint } from "./endpoint";
import { pathMatcher } from "./path-matcher";

export type Match = { name: RouteName; params: Record<string, string> };

const find = pathMatcher(
  (Object.entries(table) as [RouteName, Endpoint][]).map(([name, endpoint]) => [endpoint, name] as const),
);

/** Finds the route of a request and its raw path parameters; throws URIError for a broken percent-encoding. */
export function match(method: string, path: string): Match | undefined {
  const found = find(method, path);
  return found && { name: found.route, params: found.params };
}
