import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { env } from "../../platform/env";
import { isToken } from "./session-token";

/** The value of the first cookie of this name; undefined when there is none. */
export function readCookie(req: IncomingMessage, name: string): string | undefined {
  return parseCookie(req.headers.cookie ?? "")[name];
}

/** The token in the cookie of this name; undefined if there is none, and for values that cannot be one. */
export function readToken(req: IncomingMessage, name: string): string | undefined {
  const token = readCookie(req, name);
  return token !== undefined && isToken(token) ? token : undefined;
}

export const isBehindHttps = () => env().PUBLIC_URL.startsWith("https:");

/**
 * The name of a cookie whose path is not `/`: behind https a browser then accepts it only over an encrypted
 * connection.
 */
export const secureName = (name: string): string => (isBehindHttps() ? `__Secure-${name}` : name);

type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number };

/** A `Set-Cookie` line for a cookie that no script can read and no other site sends along with a write. */
export function cookieLine({ name, value, path, maxAgeSeconds }: Cookie): string {
  const secure = isBehindHttps() ? "; Secure" : "";
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
