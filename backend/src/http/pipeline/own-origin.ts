import type { IncomingMessage } from "node:http";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { env } from "../../platform/env";
import { cameThroughOurProxy } from "../../platform/visitor/client-address";

/** The host in the visitor's address bar: our proxy forwards it, a direct call has it in Host. */
function visibleHost(req: IncomingMessage): string | undefined {
  const forwarded = req.headers["x-forwarded-host"];
  return cameThroughOurProxy(req) && typeof forwarded === "string" ? forwarded : req.headers.host;
}

function isOwnOrigin(origin: string, req: IncomingMessage): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, origin: exact } = new URL(origin);
  return exact === new URL(env().PUBLIC_URL).origin || host === visibleHost(req);
}

/**
 * Refuses a write that another site made the visitor's browser send (CSRF): 403. A browser always sends the origin of
 * a write; a client without a cookie has nothing that could be abused.
 */
export function checkOwnOrigin(req: IncomingMessage, withCookie: boolean): void {
  const site = req.headers["sec-fetch-site"];
  const { origin } = req.headers;
  if (site === "same-origin" || site === "none") return;
  if (origin !== undefined && isOwnOrigin(origin, req)) return;
  if (site === undefined && origin === undefined && !withCookie) return;
  throw refuse.forbidden(messages.foreignOrigin);
}
