import { afterEach, vi } from "vitest";
import type { ResponseOf, RouteName } from "../../backend/src/contract";
import type { Language } from "../../backend/src/contract/constants";
import type { Message, Unsent } from "../../backend/src/contract/messages";
import { stringify } from "../../backend/src/contract/messages/stringify";
import { pathMatcher } from "../../backend/src/contract/path-matcher";
import { Refusal } from "../../backend/src/contract/refusal";
import { routes } from "../../backend/src/contract/routes";

type Sent = { name: RouteName; query: URLSearchParams; body: unknown; headers: Headers };
type Reply = Unsent<ResponseOf<RouteName>> | Refusal | Response | "never" | "unreachable";

const names = Object.keys(routes) as RouteName[];
const nameOf = pathMatcher(
  names.map((name) => [{ method: routes[name][0], path: routes[name][1] }, name] as const),
);

/**
 * Responds to the calls of a form in place of the shop, in the words that the shop would use in the language of the
 * request. A call that a test did not prepare for is an error of the test.
 */
export class ShopStandIn {
  readonly #sent: Sent[] = [];
  readonly #replies = new Map<RouteName, Reply>();

  constructor() {
    vi.stubGlobal("fetch", (url: string, init?: RequestInit) => this.#respond(url, init));
  }

  /** What the shop responds from now on: a body, a refusal, a file as a whole response, nothing for ever, or the shop is out of reach. */
  on<Name extends RouteName>(
    name: Name,
    reply: Unsent<ResponseOf<Name>> | Refusal | Response | "never" | "unreachable",
  ): void {
    this.#replies.set(name, reply as Reply);
  }

  /** Whether a test has prepared for this call. */
  knows(name: RouteName): boolean {
    return this.#replies.has(name);
  }

  /** The bodies that were sent to a call, in order. */
  bodies(name: RouteName): unknown[] {
    return this.#sent.filter((one) => one.name === name).map(({ body }) => body);
  }

  /** The queries that were sent to a call, in order. */
  queries(name: RouteName): Record<string, string>[] {
    return this.#sent.filter((one) => one.name === name).map(({ query }) => Object.fromEntries(query));
  }

  /** The values of a header that were sent to a call, in order. */
  headers(name: RouteName, header: string): (string | null)[] {
    return this.#sent.filter((one) => one.name === name).map(({ headers }) => headers.get(header));
  }

  async #respond(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, location.href);
    const name = nameOf(init.method ?? "GET", url.pathname)?.route;
    const reply = name && this.#replies.get(name);
    if (!name || !reply) throw new Error(`The test has no reply to ${init.method ?? "GET"} ${url.pathname}`);
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    this.#sent.push({ name, query: url.searchParams, body, headers });
    if (reply === "never") return new Promise(() => undefined);
    if (reply === "unreachable") throw new TypeError("Failed to fetch");
    if (reply instanceof Response) return reply.clone();
    const language = (headers.get("accept-language") ?? "en") as Language;
    const [status, json] = reply instanceof Refusal ? [reply.status, failureOf(reply)] : [200, reply];
    return new Response(stringify(json, language), {
      status,
      headers: { "content-type": "application/json" },
    });
  }
}

function failureOf({ said, code, extra: { errors, data } }: Refusal): {
  success: false;
  message: Message;
  code: string;
  errors: unknown;
  data: unknown;
} {
  return { success: false, message: said, code, errors, data };
}

afterEach(() => {
  vi.unstubAllGlobals();
});
