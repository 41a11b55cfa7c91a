import type { OpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { type Endpoint, takesKey } from "../../contract/endpoint";
import { isOpenToKeys } from "../../contract/key-scopes";
import { keyPattern } from "../pipeline/idempotency-key";

type Header = Parameters<typeof OpenAPIRegistry.prototype.registerComponent<"headers">>[2];
type Reference = { $ref: string };

const text = { type: "string" as const };
const seconds = { type: "integer" as const, minimum: 0 };

/** Of responses: each is defined once, and referred to by its name. */
const headers: Record<string, Header> = {
  "X-Request-Id": { description: "What the shop's log calls the request", required: true, schema: text },
  "Cache-Control": {
    description:
      "Who may keep the answer, and for how long; `no-store`, nobody, unless the call says otherwise",
    required: true,
    schema: text,
  },
  "Retry-After": { description: "In how many seconds to come again", schema: seconds },
  RateLimit: {
    description: 'Of a call with an API key: how many calls are left, for how many seconds (`"key";r=…;t=…`)',
    schema: text,
  },
  "RateLimit-Policy": {
    description: 'Of a call with an API key: how many calls in how many seconds there are (`"key";q=…;w=…`)',
    schema: text,
  },
  "Content-Range": {
    description:
      "Which rows these are, counted from 0, and of how many, as react-admin reads it (`orders 0-24/312`)",
    required: true,
    schema: text,
  },
  "Content-Disposition": { description: "What to call the file", required: true, schema: text },
  Location: { description: "Where the file is", required: true, schema: { type: "string", format: "uri" } },
};

const refer = (...names: (keyof typeof headers)[]): Record<string, Reference> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What a response of this status has; `isByKey`: to a call that may be made with an API key. */
export const headersOf = (status: number, isByKey = true): Record<string, Reference> =>
  refer(
    "X-Request-Id",
    "Cache-Control",
    ...(status === 429 || status === 503 ? ["Retry-After"] : []),
    ...(isByKey ? ["RateLimit", "RateLimit-Policy"] : []),
  );

/** A list as react-admin asks for it. */
const isRanged = ({ query }: Endpoint) => query instanceof z.ZodObject && "range" in query.shape;

function fileHeader({ status, produces }: Endpoint): string[] {
  if (!produces) return [];
  return [status === 303 ? "Location" : "Content-Disposition"];
}

/** What a success of this call has. */
export const successHeaders = (entry: Endpoint): Record<string, Header | Reference> => ({
  ...headersOf(entry.status ?? 200, isOpenToKeys(entry)),
  ...refer(...(isRanged(entry) ? ["Content-Range"] : []), ...fileHeader(entry)),
  ...Object.fromEntries(
    Object.entries(entry.headers ?? {}).map(([name, description]) => [
      name,
      { description, required: true, schema: text },
    ]),
  ),
});

/** What a call takes beside path and query. */
export const headerParameters = (entry: Endpoint): Reference[] =>
  takesKey(entry) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : [];

/** Defines the headers that calls refer to. */
export function registerHeaders(registry: OpenAPIRegistry): void {
  for (const [name, header] of Object.entries(headers)) registry.registerComponent("headers", name, header);
  registry.registerComponent("parameters", "IdempotencyKey", {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Chosen by the caller, anew for each new request: the same request with the same key is carried out once.",
    schema: { type: "string", pattern: keyPattern.source },
  });
}
