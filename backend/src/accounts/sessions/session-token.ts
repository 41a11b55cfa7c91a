import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes, in the form that the cookie carries. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export const isToken = (text: string): boolean => tokenPattern.test(text);

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The form in which the database stores a token. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
