import type { RouteName } from "../../src/contract";
import { routes } from "../../src/contract/routes";
import { addressOf, asBrowserOf, type Signed } from "./call";
import { type Ids, type Sample, samples } from "./samples";

/** A response of any kind: `json` is undefined if it is not JSON. */
export type RawReply = { status: number; text: string; json: unknown; headers: Headers; ms: number };

export type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Sends bytes to any path; fails without a response within five seconds. */
export async function sendRaw(url: string, init: RequestInit): Promise<RawReply> {
  const started = performance.now();
  const response = await fetch(url, { redirect: "manual", ...init });
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, text, json, headers: response.headers, ms: performance.now() - started };
}

function form(file: Blob): FormData {
  const data = new FormData();
  data.set("file", file, "file");
  return data;
}

/** A route's valid request. */
export function partsOf(name: RouteName, ids: Ids): Parts {
  return (samples[name] as Sample<RouteName>).input(ids) as Parts;
}

/** Sends one route its sample, or other parts instead. */
export function request(
  base: string,
  name: RouteName,
  ids: Ids,
  as?: Signed,
  parts: Parts = partsOf(name, ids),
  headers: Record<string, string> = {},
): Promise<RawReply> {
  const { file } = samples[name] as Sample<RouteName>;
  return sendRaw(base + addressOf(name, parts.params, parts.query), {
    method: routes[name][0],
    headers: {
      ...(parts.body !== undefined && { "content-type": "application/json" }),
      ...(as && asBrowserOf(as)),
      ...headers,
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    ...(file && { body: form(file()) }),
  });
}
