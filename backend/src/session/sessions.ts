import type { IncomingMessage, ServerResponse } from "node:http";
import { query } from "../db/pool";
import { cookieLine } from "./cookies";
import { newToken, sessionCookie, shownToken, tokenHash } from "./session-token";

const hour = 3_600;
/** How long a session lives after it was last seen by check-auth, in seconds: staff have more to lose. */
const lifetimeSeconds = { shopper: 30 * 24 * hour, admin: 12 * hour } as const;

type Person = { kind: "shopper" | "admin"; id: string };

function setCookie(res: ServerResponse, value: string, maxAgeSeconds: number): void {
  res.appendHeader("set-cookie", cookieLine({ name: sessionCookie, value, path: "/", maxAgeSeconds }));
}

/**
 * Begins a session under a token that did not exist before and ends the one the visitor came with,
 * so that a token planted in the browser before signing in is worth nothing afterwards.
 */
export async function beginSession(
  req: IncomingMessage,
  res: ServerResponse,
  person: Person,
): Promise<string> {
  const token = newToken();
  const earlier = shownToken(req);
  await query({
    name: "session-begin",
    text: `with ended as (delete from shop_session where token_hash = $1 or expires_at < now())
           insert into shop_session (token_hash, actor_kind, actor_id, expires_at)
           values ($2, $3, $4, now() + make_interval(secs => $5))`,
    values: [
      earlier === undefined ? null : tokenHash(earlier),
      tokenHash(token),
      person.kind,
      person.id,
      lifetimeSeconds[person.kind],
    ],
  });
  setCookie(res, token, lifetimeSeconds[person.kind]);
  return token;
}

/** Ends the session whose token is shown, in the cookie and in the bearer header, and clears the cookie. */
export async function endSession(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const token = shownToken(req);
  if (token !== undefined) {
    await query({ text: "delete from shop_session where token_hash = $1", values: [tokenHash(token)] });
  }
  setCookie(res, "", 0);
}

/** Ends all sessions of a person, but for the one shown by `keep`, and sign-ins of theirs that wait for a code. */
export async function endSessionsOf(personId: string, keep?: IncomingMessage): Promise<void> {
  const kept = keep && shownToken(keep);
  await query({
    text: `with waiting as (delete from shop_second_step where admin_id = $1)
           delete from shop_session where actor_id = $1 and token_hash is distinct from $2`,
    values: [personId, kept === undefined ? null : tokenHash(kept)],
  });
}

/** Lets the shown session live on from now; the cookie is renewed only where it is what was shown. */
export async function renewSession(
  req: IncomingMessage,
  res: ServerResponse,
  kind: Person["kind"],
): Promise<void> {
  const token = shownToken(req);
  if (token === undefined) return;
  const seconds = lifetimeSeconds[kind];
  // Written at most once an hour and session, however often a page asks.
  const renewed = await query({
    name: "session-renew",
    text: `update shop_session set expires_at = now() + make_interval(secs => $2)
           where token_hash = $1 and expires_at < now() + make_interval(secs => $2 - 3600) returning 1`,
    values: [tokenHash(token), seconds],
  });
  if (renewed.length > 0 && req.headers.authorization === undefined) setCookie(res, token, seconds);
}
