import type { OpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import type { Endpoint } from "../../contract/endpoint";
import { headersOf } from "./headers";

/** A status that a refused call may have: its name in the description, what it means, and which calls may have it. */
type Refused = { name: string; words: string; of: (entry: Endpoint) => boolean };

const always = () => true;
const isWrite = ({ method }: Endpoint) => method !== "GET";
const namesSomething = ({ params, query, body }: Endpoint) => Boolean(params || query || body);

/**
 * All that the pipeline and the handlers refuse with. The table does not say which handler refuses with what, so each
 * status is described for all calls of a kind; `contract-table.http.test.ts` compares them with real answers.
 */
const refused: Record<number, Refused> = {
  400: {
    name: "Malformed",
    words: "The address or the body could not be read",
    of: (entry) => isWrite(entry) || Boolean(entry.params),
  },
  401: {
    name: "Unauthenticated",
    words: "Nobody is signed in, or what was shown opens nothing: `code` says which",
    of: always,
  },
  403: {
    name: "Forbidden",
    words: "Not yours, not your role, not the key's scope, or a write from another site",
    of: (entry) => entry.access !== "guest" || isWrite(entry),
  },
  404: { name: "NotFound", words: "There is no such thing", of: namesSomething },
  409: {
    name: "Conflict",
    words:
      "Not as things are now: changed meanwhile, sold out, not at this status. `code` says which, and `data` what is now",
    of: (entry) => entry.access !== "guest" || isWrite(entry),
  },
  413: { name: "TooLarge", words: "The body is too large", of: isWrite },
  415: {
    name: "WrongType",
    words: "The body is of a type, or compressed in a way, that is not read",
    of: isWrite,
  },
  422: { name: "Invalid", words: "Well-formed, but not valid: see `errors`", of: always },
  429: { name: "TooMany", words: "Too many tries; `Retry-After` says when to come again", of: always },
  500: { name: "Internal", words: "A fault of the shop; its log has the `X-Request-Id`", of: always },
  502: {
    name: "OutsideService",
    words: "A service that the shop works with failed or refused",
    of: ({ access }) => access === "admin",
  },
  503: {
    name: "Unavailable",
    words:
      "Busy for a moment; the same call may be sent again. With the `code` `unsure` it may have been carried out already",
    of: always,
  },
};

/** Defines each failure once; calls refer to them. */
export function registerFailures(registry: OpenAPIRegistry): void {
  for (const [status, { name, words }] of Object.entries(refused))
    registry.registerComponent("responses", name, {
      description: words,
      headers: headersOf(Number(status)),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    });
}

/** The failures of a call, by status. */
export const failuresOf = (entry: Endpoint): Record<string, { $ref: string }> =>
  Object.fromEntries(
    Object.entries(refused)
      .filter(([, { of }]) => of(entry))
      .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
