import type { IncomingMessage } from "node:http";
import { isKeyedText, keyedDigest } from "../../platform/secrets/keyed";
import { tokenHash } from "./session-token";

/**
 * Scripts can read local storage, so the token stored there is valid for minutes; each session check returns a new
 * one.
 */
export const bearerMinutes = 20;

const pattern = /^Bearer (([A-Za-z0-9_-]{43})\.(\d{10}))\.([A-Za-z0-9_-]{43})$/i;

const purpose = "session bearer";
const written = (digest: Buffer) => digest.toString("base64url");

/**
 * The token that Spec §3 keeps in local storage. It names the session by the hash in the database, so it ends with
 * the session and cannot be turned into the cookie; it opens only the calls that say `takesToken`.
 */
export function bearerOf(sessionToken: string, now = Date.now()): string {
  const until = Math.floor(now / 1_000) + bearerMinutes * 60;
  const named = `${tokenHash(sessionToken).toString("base64url")}.${until}`;
  return `${named}.${written(keyedDigest(purpose, named))}`;
}

/** The hash of the session that the bearer header names; undefined for one that is foreign, altered or too old. */
export function sessionOfBearer(req: IncomingMessage, now = Date.now()): Buffer | undefined {
  const [, named, session, until, sealed] = pattern.exec(req.headers.authorization ?? "") ?? [];
  if (!named || !session || !sealed || Number(until) * 1_000 <= now) return undefined;
  return isKeyedText(sealed, purpose, named, written) ? Buffer.from(session, "base64url") : undefined;
}
