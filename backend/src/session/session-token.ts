import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readCookie } from "./cookies";

export const sessionCookie = "shop_session";

/** 32 random bytes, as the cookie and the bearer header carry them. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export const isToken = (text: string): boolean => tokenPattern.test(text);

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function hasSessionCookie(req: IncomingMessage): boolean {
  return readCookie(req, sessionCookie) !== undefined;
}

/** The token that the request shows: the bearer header first, then the cookie; undefined when neither looks like one. */
export function shownToken(req: IncomingMessage): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? "")?.[1];
  const token = bearer ?? readCookie(req, sessionCookie);
  return token !== undefined && isToken(token) ? token : undefined;
}
