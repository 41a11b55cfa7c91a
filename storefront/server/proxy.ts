import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { table } from "@contract";
import { bodyLimitOf, bodyLimits } from "@contract/body-limit";
import type { Endpoint } from "@contract/endpoint";
import { match } from "@contract/match-route";
import { callHeaders } from "@contract/tracing";
import { errors } from "undici";
import { backendPool } from "./backend-pool";
import { inCall } from "./in-call";
import { onceMore } from "./once-more";
import { PoolBusy, relay } from "./relay";
import { type FailureName, hasBody, sendFailure } from "./send-failure";
import { type Visitor, visitorOf } from "./visitor";
import { BodyRefused, readWhole, Unfinished } from "./whole-body";

/** Headers that belong to one connection only (RFC 9110 §7.6.1) and those that we set ourselves. */
const dropped = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "forwarded",
  "x-real-ip",
  "x-proxy-secret",
  "x-request-id",
  "traceparent",
  "tracestate",
  "baggage",
]);

/** `secret` proves to a backend on another machine that the X-Forwarded headers are ours. */
export type ProxyTrust = { trustedHops: number; secret: string | undefined };

export type Proxy = {
  forward(req: IncomingMessage, res: ServerResponse): Promise<void>;
  close(): Promise<void>;
};

const timeouts = { bodyTimeout: 60_000, headersTimeout: 60_000 };

/**
 * Passes a request on to the backend over keep-alive connections. A body is read whole first, so that no visitor
 * holds a connection while sending; a form with a file is streamed, over separate connections. X-Forwarded-* are
 * rewritten from what this process saw; `trustedHops` proxies of our own in front may report the client.
 */
export function createProxy(backendUrl: string, trust: ProxyTrust): Proxy {
  const pool = backendPool(backendUrl, "call", { connections: 64, pipelining: 1, ...timeouts });
  const files = backendPool(backendUrl, "upload", { connections: 4, pipelining: 1, ...timeouts });
  const unfinished = new Unfinished();

  async function forward(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const visitor = visitorOf(req, trust.trustedHops);
    const request = {
      path: req.url ?? "/",
      method: (req.method ?? "GET") as "GET",
      headers: forwardedHeaders(req, visitor, trust.secret),
    };
    if (!hasBody(req)) {
      const ask = () => relay(pool, { ...request, body: null }, { req, res }, answerHeaders);
      const isRead = req.method === "GET" || req.method === "HEAD";
      return isRead ? onceMore(ask, () => !res.headersSent) : ask();
    }
    const { limit, isFile } = bodyRule(req);
    const announced = Number(req.headers["content-length"] ?? limit);
    if (announced > limit) throw new BodyRefused("tooLarge");
    if (isFile) return relay(files, { ...request, body: inBetween(req) }, { req, res }, answerHeaders);
    const { signal, leave } = unfinished.enter(visitor.address, announced);
    const body = await readWhole(req, limit, signal).finally(leave);
    return relay(pool, { ...request, body }, { req, res }, answerHeaders);
  }

  return {
    forward: (req, res) =>
      inCall(req.method ?? "", req.url ?? "", () => forward(req, res)).catch((error: unknown) =>
        refuse(req, res, error),
      ),
    async close() {
      await Promise.all([pool.close(), files.close()]);
    },
  };
}

/**
 * The contract's size limit for this request's body, and whether it is a file in a form; the same for what plugins
 * serve.
 */
function bodyRule({ method, url, headers }: IncomingMessage): { limit: number; isFile: boolean } {
  const found = match(method ?? "", (url ?? "").split("?", 1)[0] ?? "");
  const entry: Endpoint | undefined = found && table[found.name];
  const isForm = headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
  const isFile = entry ? entry.bodyKind === "multipart" : isForm;
  if (isFile) return { limit: bodyLimits.multipart, isFile };
  return { limit: entry ? bodyLimitOf(entry) : bodyLimits.raw, isFile };
}

/** The stream to the backend may be aborted while the request behind it is still read to its end. */
function inBetween(req: IncomingMessage): PassThrough {
  const stream = new PassThrough();
  stream.on("error", () => {});
  return req.pipe(stream);
}

function forwardedHeaders(
  req: IncomingMessage,
  visitor: Visitor,
  secret: string | undefined,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !dropped.has(name) && !name.startsWith("x-forwarded-")) headers[name] = value;
  }
  headers["x-forwarded-for"] = visitor.address;
  headers["x-forwarded-proto"] = visitor.scheme;
  headers["x-forwarded-host"] = visitor.host;
  if (secret) headers["x-proxy-secret"] = secret;
  return Object.assign(headers, callHeaders());
}

function answerHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name)) kept[name] = value;
  }
  return kept;
}

function failureOf(error: unknown): FailureName | "gone" {
  if (error instanceof BodyRefused) return error.why;
  if (error instanceof URIError) return "unreadable";
  if (error instanceof PoolBusy) return "busy";
  const isLate = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return isLate ? "late" : "away";
}

function refuse(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  const failure = failureOf(error);
  if (failure === "gone") res.destroy();
  else sendFailure(req, res, failure);
}
