import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import type { Language } from "@contract/constants";
import { shopRoutes } from "@contract/generated/shop-routes";
import { callHeaders } from "@contract/tracing";
import type { Reply, Request, Transport } from "../../src/lib/transport";
import { backendPool } from "../backend-pool";
import { inCall } from "../in-call";
import { onceMore } from "../once-more";
import type { ProxyTrust } from "../proxy";
import { visitorOf } from "../visitor";

/** Covers the whole response of a call that may place an order. */
const patienceMs = 30_000;

type Caller = {
  /** By name, still encoded; what an answer sets is sent with the next call. */
  cookies: Map<string, string>;
  headers: Record<string, string>;
  /** The Set-Cookie lines of all answers, for the visitor. */
  setCookies: string[];
};

/**
 * The shop's API in the name of the visitor whose form is being handled: with the visitor's cookies, origin and
 * network address, so that the rules for sessions, foreign sites and rates are those of a call from a browser.
 */
export function visitorCalls(backendUrl: string, trust: ProxyTrust) {
  const pool = backendPool(backendUrl, "form", { connections: 32 });
  const callers = new AsyncLocalStorage<Caller>();

  async function ask(caller: Caller, { method, path, body, headers }: Request): Promise<Reply> {
    const send = () =>
      pool.request({
        method: method as "GET",
        path,
        headers: {
          ...caller.headers,
          ...headers,
          ...callHeaders(),
          ...(asksByPost.includes(path) && { "sec-fetch-site": "same-origin" }),
          accept: "application/json",
          ...(caller.cookies.size > 0 && { cookie: cookieHeader(caller.cookies) }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
    const answer = await inCall(method, path, () => (method === "GET" ? onceMore(send) : send()));
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      caller.setCookies.push(line);
      keepCookie(caller.cookies, line);
    }
    return { status: answer.statusCode, json: await answer.body.json().catch(() => undefined) };
  }

  return {
    /** Asks as the visitor inside `as`, and as a guest elsewhere. */
    transport:
      (guest: Transport): Transport =>
      (request) => {
        const caller = callers.getStore();
        return caller ? ask(caller, request) : guest(request);
      },
    /** Runs `work` in the visitor's name; the cookies that the shop sets meanwhile come with the result. */
    async as<Result>(
      req: IncomingMessage,
      language: Language,
      work: () => Promise<Result>,
    ): Promise<{ result: Result; setCookies: string[] }> {
      const caller = callerOf(req, language, trust);
      const result = await callers.run(caller, work);
      return { result, setCookies: caller.setCookies };
    },
    close: () => pool.close(),
  };
}

export type VisitorCalls = ReturnType<typeof visitorCalls>;

/**
 * Posts that change nothing. It is a page of this shop that asks, also for a visitor whom another site or a mail has
 * led to that page, or whose browser does not say where it comes from.
 */
const asksByPost: readonly string[] = [shopRoutes.calculateShipping[1]];

/** Headers of a browser that the shop's own rules read. */
const passedOn = ["origin", "sec-fetch-site", "user-agent"] as const;

function callerOf(req: IncomingMessage, language: Language, trust: ProxyTrust): Caller {
  const visitor = visitorOf(req, trust.trustedHops);
  const headers: Record<string, string> = {
    "accept-language": language,
    "x-forwarded-for": visitor.address,
    "x-forwarded-proto": visitor.scheme,
    "x-forwarded-host": visitor.host,
  };
  if (trust.secret) headers["x-proxy-secret"] = trust.secret;
  for (const name of passedOn) {
    const value = req.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const cookies = new Map<string, string>();
  for (const pair of (req.headers.cookie ?? "").split(";")) keepCookie(cookies, pair);
  return { cookies, headers, setCookies: [] };
}

/** Keeps the `name=value` at the start of a line. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
  if (name !== undefined && value !== undefined) cookies.set(name, value.trim());
}

const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
