import { type RouteName, table } from ".";
import type { Endpoint } from "./endpoint";

export type Match = { name: RouteName; params: Record<string, string> };

type Pattern = { name: RouteName; segments: string[] };

const fixed = new Map<string, RouteName>();
const patterns = new Map<string, Pattern[]>();
const noParams: Record<string, string> = Object.freeze({});

for (const [name, { method, path }] of Object.entries(table) as [RouteName, Endpoint][]) {
  if (!path.includes(":")) {
    fixed.set(`${method} ${path}`, name);
    continue;
  }
  const segments = path.split("/");
  const key = `${method} ${segments.length}`;
  patterns.set(key, [...(patterns.get(key) ?? []), { name, segments }]);
}

// "clear/:userId" comes before ":userId/:productId": the pattern with the longer fixed prefix wins.
for (const group of patterns.values()) {
  const fixedness = ({ segments }: Pattern) =>
    segments.map((part) => (part.startsWith(":") ? "1" : "0")).join("");
  group.sort((a, b) => (fixedness(a) < fixedness(b) ? -1 : 1));
}

/** Finds the route of a request and its raw path parameters; throws URIError for a broken percent-encoding. */
export function match(method: string, path: string): Match | undefined {
  const name = fixed.get(`${method} ${path}`);
  if (name) return { name, params: noParams };
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
  return { name: found.name, params };
}
