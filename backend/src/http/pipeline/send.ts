import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import { readingLanguage } from "../../accounts/language";
import { stringify } from "../../contract/messages/stringify";
import { whenUnreadMayClose } from "../../contract/unread-body";
import type { Failed } from "./failure";
import { carriesBody } from "./read-body";

/**
 * The headers that helmet sets for responses that are never a page, computed once instead of per request. Headers
 * that matter only to pages and to very old browsers are omitted: each costs every call.
 */
const securityHeaders: [string, string | string[]][] = [];
helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})(
  // helmet only writes headers: it uses nothing else of request and response.
  {} as IncomingMessage,
  {
    setHeader: (name: string, value: string | string[]) => securityHeaders.push([name, value]),
    removeHeader: () => {},
  } as unknown as ServerResponse,
  () => {},
);

export function setSecurityHeaders(res: ServerResponse): void {
  for (const [name, value] of securityHeaders) res.setHeader(name, value);
}

/** Sends JSON text as it is; must not be stored by caches unless marked public. */
export function sendText(res: ServerResponse, status: number, json: string): void {
  if (!res.hasHeader("cache-control")) res.setHeader("cache-control", "no-store");
  res.setHeader("content-type", "application/json; charset=utf-8");
  res.setHeader("content-length", Buffer.byteLength(json));
  res.statusCode = status;
  res.end(json);
}

/** Sends `body` as JSON, with its messages in the language of the request. */
export function sendJson(req: IncomingMessage, res: ServerResponse, status: number, body: unknown): void {
  sendText(res, status, stringify(body, readingLanguage(req)));
}

/**
 * Sends the failure envelope; if the body was not read completely, closes the connection once the response can be
 * read.
 */
export function sendFailure(req: IncomingMessage, res: ServerResponse, failed: Failed): void {
  if (res.headersSent) {
    res.destroy(new Error(String(failed.body.message)));
    return;
  }
  res.setHeader("cache-control", "no-store");
  if (failed.retryAfterSeconds !== undefined)
    res.setHeader("retry-after", Math.ceil(failed.retryAfterSeconds));
  if (req.complete || !carriesBody(req)) {
    sendJson(req, res, failed.status, failed.body);
    return;
  }
  const json = stringify(failed.body, readingLanguage(req));
  res.writeHead(failed.status, {
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(json),
  });
  res.write(json);
  whenUnreadMayClose(req, () => res.end());
}
