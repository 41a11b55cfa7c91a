import type { RouteName } from "../../src/contract";
import { routes } from "../../src/contract/routes";
import { missing } from "./hostile-values";
import type { Parts } from "./request";
import type { FieldPath } from "./schema-fields";

type Branch = Record<string | number, unknown>;

/** These parts with one field set to `value`, or omitted; missing objects on its path are created. */
export function withField(parts: Parts, path: FieldPath, value: unknown): Parts {
  const copy = structuredClone(parts) as Branch;
  let at = copy;
  path.slice(0, -1).forEach((key, depth) => {
    const next = at[key];
    if (typeof next !== "object" || next === null) at[key] = typeof path[depth + 1] === "number" ? [] : {};
    at = at[key] as Branch;
  });
  const last = path.at(-1) ?? "";
  if (value === missing) delete at[last];
  // Like JSON: "__proto__" is a key like any other.
  else Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

const encode = (value: unknown) => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.isWellFormed() ? encodeURIComponent(text) : "a%ED%A0%80b";
};

/** The path of a route with its parameters filled in, however odd they are. */
export function pathOf(name: RouteName, params: Parts["params"] = {}): string {
  return routes[name][1].replace(/:(\w+)/g, (_, key: string) => encode(params[key] ?? ""));
}

/** A query with values that no honest client sends: a list is a repeated key. */
export function queryOf(query: Parts["query"] = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one) => `${encodeURIComponent(key)}=${encode(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
