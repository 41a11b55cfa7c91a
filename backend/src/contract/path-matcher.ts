export type PathMatch<Route> = { route: Route; params: Record<string, string> };

type Path = { method: string; path: string };
type Pattern<Route> = { route: Route; segments: string[] };

const noParams: Record<string, string> = Object.freeze({});

/**
 * Finds the route of a request, and its path parameters, among routes whose paths may contain `:names`: fixed paths
 * by a map, others among those with the same number of segments. The matcher throws URIError for a broken
 * percent-encoding.
 */
export function pathMatcher<Route>(routes: readonly (readonly [Path, Route])[]) {
  const fixed = new Map<string, Route>();
  const patterns = new Map<string, Pattern<Route>[]>();
  for (const [{ method, path }, route] of routes) {
    if (!path.includes(":")) {
      fixed.set(`${method} ${path}`, route);
      continue;
    }
    const segments = path.split("/");
    const key = `${method} ${segments.length}`;
    patterns.set(key, [...(patterns.get(key) ?? []), { route, segments }]);
  }
  // "clear/:userId" comes before ":userId/:productId": the pattern with the longer fixed prefix wins.
  for (const group of patterns.values()) group.sort((a, b) => (fixedness(a) < fixedness(b) ? -1 : 1));

  return (method: string, path: string): PathMatch<Route> | undefined => {
    const route = fixed.get(`${method} ${path}`);
    if (route !== undefined) return { route, params: noParams };
    const given = path.split("/");
    const found = patterns
      .get(`${method} ${given.length}`)
      ?.find(({ segments }) =>
        segments.every((part, at) => (part.startsWith(":") ? given[at] !== "" : part === given[at])),
      );
    if (!found) return undefined;
    const params: Record<string, string> = {};
    found.segments.forEach((part, at) => {
      if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(given[at] ?? "");
    });
    return { route: found.route, params };
  };
}

const fixedness = ({ segments }: Pattern<unknown>) =>
  segments.map((part) => (part.startsWith(":") ? "1" : "0")).join("");
