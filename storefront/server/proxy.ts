import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { errors, Pool } from "undici";
import { relay } from "./relay";
import { visitorOf } from "./visitor";

/** Headers that belong to one connection only (RFC 9110 §7.6.1) and those that we state ourselves. */
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
]);

/** `secret` proves to a backend on another machine that the X-Forwarded headers are ours. */
export type ProxyTrust = { trustedHops: number; secret: string | undefined };

export type Proxy = {
  forward(req: IncomingMessage, res: ServerResponse): Promise<void>;
  close(): Promise<void>;
};

/**
 * Passes a request on to the backend over kept-open connections. X-Forwarded-* are written anew from what this
 * process saw; `trustedHops` proxies of our own in front of us may say who the client was.
 */
export function createProxy(backendUrl: string, trust: ProxyTrust): Proxy {
  const pool = new Pool(backendUrl, {
    connections: 64,
    pipelining: 1,
    bodyTimeout: 60_000,
    headersTimeout: 60_000,
  });
  return {
    async forward(req, res) {
      const request = {
        path: req.url ?? "/",
        method: (req.method ?? "GET") as "GET",
        headers: forwardedHeaders(req, trust),
        body: hasBody(req) ? req : null,
      };
      await relay(pool, request, res, answerHeaders).catch((error: unknown) => refuse(res, error));
    },
    close: () => pool.close(),
  };
}

function forwardedHeaders(
  req: IncomingMessage,
  { trustedHops, secret }: ProxyTrust,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !dropped.has(name) && !name.startsWith("x-forwarded-")) headers[name] = value;
  }
  const visitor = visitorOf(req, trustedHops);
  headers["x-forwarded-for"] = visitor.address;
  headers["x-forwarded-proto"] = visitor.scheme;
  headers["x-forwarded-host"] = visitor.host;
  if (secret) headers["x-proxy-secret"] = secret;
  return headers;
}

function answerHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name)) kept[name] = value;
  }
  return kept;
}

const hasBody = (req: IncomingMessage) =>
  req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;

function refuse(res: ServerResponse, error: unknown) {
  if (res.headersSent || res.destroyed) return void res.destroy();
  const late = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  const body = JSON.stringify({
    success: false,
    message: "The shop is being restarted. Please try again in a moment.",
    code: late ? "backend_timeout" : "backend_unavailable",
  });
  res.writeHead(late ? 504 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Retry-After": "5",
    "Cache-Control": "no-store",
  });
  res.end(body);
}
