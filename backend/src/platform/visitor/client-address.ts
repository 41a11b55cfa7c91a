import type { IncomingMessage } from "node:http";
import { env } from "../env";
import { isSameText } from "../secrets/keyed";

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether this request came through our own web proxy, which overwrites the X-Forwarded headers of the visitor.
 * With PROXY_SECRET it must show the secret, or the one before it while that is being replaced; without, it must come from this machine.
 */
export function cameThroughOurProxy(req: IncomingMessage): boolean {
  const { PROXY_SECRET: secret, PROXY_SECRET_OLD: before } = env();
  if (secret === undefined) return loopback.test(req.socket.remoteAddress ?? "");
  const shown = String(req.headers["x-proxy-secret"] ?? "");
  return isSameText(shown, secret) || (before !== undefined && isSameText(shown, before));
}

/** The visitor's network address. A header that the visitor wrote gains nothing: only our proxy's is read. */
export function clientAddress(req: IncomingMessage): string {
  const own = req.socket.remoteAddress ?? "unknown";
  if (!cameThroughOurProxy(req)) return own;
  const forwarded = String(req.headers["x-forwarded-for"] ?? "");
  return forwarded.split(",").at(-1)?.trim() || own;
}
