import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const sessionCookie = "shop_session";

/** 32 random bytes, as the cookie and the bearer header carry them. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function cookieToken(req: IncomingMessage): string | undefined {
  const { cookie } = req.headers;
  if (!cookie) return undefined;
  for (const part of cookie.split(";")) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() === sessionCookie) return part.slice(at + 1).trim();
  }
  return undefined;
}

export function hasSessionCookie(req: IncomingMessage): boolean {
  return cookieToken(req) !== undefined;
}

/** The token that the request shows: the bearer header first, then the cookie; undefined when neither looks like one. */
export function shownToken(req: IncomingMessage): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? "")?.[1];
  const token = bearer ?? cookieToken(req);
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}
