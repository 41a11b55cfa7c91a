import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieLine, isBehindHttps, readCookie, readToken } from "./cookies";
import { isToken, tokenHash } from "./session-token";

const plainName = "shop_session";
/** Browsers take a cookie of this name only over https, for this very host and all its paths: no other host can plant it. */
const hostName = "__Host-shop_session";

/** The cookie that a session travels in; plain http, as on one's own machine, has to do without the prefix. */
export const sessionCookie = (): string => (isBehindHttps() ? hostName : plainName);

/** `isPlain`: it came under the name that is used without https, from before the shop had it. */
export type ShownCookie = { token: string; isPlain: boolean };

/** The session cookie that the request shows; undefined when there is none that looks like one. */
export function shownCookie(req: IncomingMessage): ShownCookie | undefined {
  const token = readCookie(req, sessionCookie());
  if (token !== undefined) return isToken(token) ? { token, isPlain: false } : undefined;
  if (!isBehindHttps()) return undefined;
  const plain = readToken(req, plainName);
  return plain === undefined ? undefined : { token: plain, isPlain: true };
}

/** What the database keeps of the session that the request shows; null where it shows none, or there is no request. */
export function shownHash(req: IncomingMessage | undefined): Buffer | null {
  const cookie = req && shownCookie(req);
  return cookie ? tokenHash(cookie.token) : null;
}

/** Whether the browser sent a session along, whatever it is worth. */
export const hasSessionCookie = (req: IncomingMessage): boolean =>
  readCookie(req, sessionCookie()) !== undefined || readCookie(req, plainName) !== undefined;

/** Sets the cookie, and takes away the one under the other name that the browser showed. */
export function setSessionCookie(
  req: IncomingMessage,
  res: ServerResponse,
  value: string,
  maxAgeSeconds: number,
): void {
  res.appendHeader("set-cookie", cookieLine({ name: sessionCookie(), value, path: "/", maxAgeSeconds }));
  if (isBehindHttps() && readCookie(req, plainName) !== undefined)
    res.appendHeader("set-cookie", cookieLine({ name: plainName, value: "", path: "/", maxAgeSeconds: 0 }));
}
