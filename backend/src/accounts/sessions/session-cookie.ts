import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieLine, isBehindHttps, readCookie, readToken } from "./cookies";
import { isToken, tokenHash } from "./session-token";

const plainName = "shop_session";
/**
 * Browsers accept a cookie of this name only over https, for exactly this host and all its paths: no other host can
 * plant it.
 */
const hostName = "__Host-shop_session";

/** The name of the session cookie; plain http, as on a developer's machine, has to do without the prefix. */
export const sessionCookie = (): string => (isBehindHttps() ? hostName : plainName);

/** `isPlain`: it was sent under the name used without https, from before the shop had https. */
export type ShownCookie = { token: string; isPlain: boolean };

/** The session cookie of the request; undefined if there is none of the right form. */
export function shownCookie(req: IncomingMessage): ShownCookie | undefined {
  const token = readCookie(req, sessionCookie());
  if (token !== undefined) return isToken(token) ? { token, isPlain: false } : undefined;
  if (!isBehindHttps()) return undefined;
  const plain = readToken(req, plainName);
  return plain === undefined ? undefined : { token: plain, isPlain: true };
}

/** The stored hash of the request's session; null if it carries none, or there is no request. */
export function shownHash(req: IncomingMessage | undefined): Buffer | null {
  const cookie = req && shownCookie(req);
  return cookie ? tokenHash(cookie.token) : null;
}

/** Whether the browser sent a session cookie, valid or not. */
export const hasSessionCookie = (req: IncomingMessage): boolean =>
  readCookie(req, sessionCookie()) !== undefined || readCookie(req, plainName) !== undefined;

/** Sets the cookie, and clears the one that the browser sent under the other name. */
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
