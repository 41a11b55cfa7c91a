import type { IncomingMessage } from "node:http";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { env } from "../../platform/env";

const isThisMachine = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);

/**
 * Throws 403 if the request did not name this listener as its host (a page of another site whose name leads here could
 * read the answers), and if a write was not sent by its own pages.
 */
export function checkOwnAddress(req: IncomingMessage): void {
  const host = req.headers.host ?? "";
  const { ENGINE_ADMIN_URL: address } = env();
  const isOwn = address ? new URL(address).host === host : isThisMachine(host);
  if (!isOwn) throw refuse.forbidden(messages.foreignOrigin);
  if (req.method === "GET" || req.method === "HEAD") return;
  const { origin } = req.headers;
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host)
    throw refuse.forbidden(messages.foreignOrigin);
}
