import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env";
import { cookieLine, readCookie } from "./cookies";
import { isToken } from "./session-token";

const plainName = "shop_session";
/** Browsers take a cookie of this name only over https, for this very host and all its paths: no other host can plant it. */
const hostName = "__Host-shop_session";

export const isHostOnly = (): boolean => env().PUBLIC_URL.startsWith("https:");

/** The cookie that a session travels in; plain http, as on one's own machine, has to do without the prefix. */
export const sessionCookie = (): string => (isHostOnly() ? hostName : plainName);

/** `isPlain`: it came under the name that is used without https, from before the shop had it. */
export type ShownCookie = { token: string; isPlain: boolean };

/** The session cookie that the request shows; undefined when there is none that looks like one. */
export function shownCookie(req: IncomingMessage): ShownCookie | undefined {
  const token = readCookie(req, sessionCookie());
  if (token !== undefined) return isToken(token) ? { token, isPlain: false } : undefined;
  if (!isHostOnly()) return undefined;
  const plain = readCookie(req, plainName);
  return plain !== undefined && isToken(plain) ? { token: plain, isPlain: true } : undefined;
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
  if (isHostOnly() && readCookie(req, plainName) !== undefined)
    res.appendHeader("set-cookie", cookieLine({ name: plainName, value: "", path: "/", maxAgeSeconds: 0 }));
}
