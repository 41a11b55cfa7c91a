import type { IncomingMessage, ServerResponse } from "node:http";
import { named } from "../../platform/db/named";
import { query } from "../../platform/db/pool";
import { bearerOf } from "./bearer";
import { isBehindHttps } from "./cookies";
import { deviceOf } from "./device-words";
import { setSessionCookie, shownCookie, shownHash } from "./session-cookie";
import { newToken, tokenHash } from "./session-token";

const hour = 3_600;
const day = 24 * hour;
/**
 * In seconds: how long a session is valid after check-auth last saw it, and how long at most, however much it is
 * used. Staff have more to lose, and an open panel asks by itself.
 */
const lifetime = {
  shopper: { idle: 30 * day, most: 90 * day },
  admin: { idle: 12 * hour, most: day },
} as const;

type Person = { kind: "shopper" | "admin"; id: string };

const beginStatement = named<{
  replacedHash: Buffer | null;
  tokenHash: Buffer;
  kind: Person["kind"];
  personId: string;
  idleSeconds: number;
  mostSeconds: number;
  browser: string | null;
  system: string | null;
  isHostOnly: boolean;
}>(
  "session-begin",
  `with ended as (delete from shop_session where token_hash = :replacedHash or expires_at < now())
   insert into shop_session (token_hash, actor_kind, actor_id, expires_at, ends_at, browser, system, is_host_only)
   values (:tokenHash, :kind, :personId, now() + make_interval(secs => :idleSeconds),
     now() + make_interval(secs => :mostSeconds), :browser, :system, :isHostOnly)`,
);

/** Stores a session under a new token, in place of the one with `replacedHash`, and returns the token. */
export async function storeSession(
  req: IncomingMessage,
  person: Person,
  replacedHash: Buffer | null,
): Promise<string> {
  const token = newToken();
  const { idle, most } = lifetime[person.kind];
  const { browser, system } = deviceOf(req.headers["user-agent"]);
  await query(
    beginStatement({
      replacedHash,
      tokenHash: tokenHash(token),
      kind: person.kind,
      personId: person.id,
      idleSeconds: idle,
      mostSeconds: most,
      browser,
      system,
      isHostOnly: isBehindHttps(),
    }),
  );
  return token;
}

/**
 * Starts a session under a new token and ends the one the visitor came with, so that a token planted in the browser
 * before signing in is worth nothing afterwards. Returns the short-lived token that scripts may keep.
 */
export async function beginSession(
  req: IncomingMessage,
  res: ServerResponse,
  person: Person,
): Promise<string> {
  const token = await storeSession(req, person, shownHash(req));
  setSessionCookie(req, res, token, lifetime[person.kind].idle);
  return bearerOf(token);
}

/** Ends the session under this token. */
export async function endSessionUnder(token: string): Promise<void> {
  await query({ text: "delete from shop_session where token_hash = $1", values: [tokenHash(token)] });
}

/** Ends the session of the request's cookie, and clears the cookie. */
export async function endSession(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const shown = shownHash(req);
  if (shown) await query({ text: "delete from shop_session where token_hash = $1", values: [shown] });
  setSessionCookie(req, res, "", 0);
}

/**
 * Ends all sessions of a person except the one of `keep`, their sign-ins that wait for a code, and the code that a
 * shopper may sign in with; returns how many sessions were ended.
 */
export async function endSessionsOf(personId: string, keep?: IncomingMessage): Promise<number> {
  const ended = await query({
    text: `with waiting as (delete from shop_second_step where admin_id = $1),
           code as (delete from shop_sign_in_code where customer_id = $1)
           delete from shop_session where actor_id = $1 and token_hash is distinct from $2 returning 1`,
    values: [personId, shownHash(keep)],
  });
  return ended.length;
}

/**
 * Extends the request's session, up to its absolute end, and returns a new short-lived token. A cookie sent under its
 * old name is replaced by one of today's name.
 */
export async function renewSession(
  req: IncomingMessage,
  res: ServerResponse,
  kind: Person["kind"],
): Promise<string> {
  const cookie = shownCookie(req);
  // Only the cookie opens this call.
  if (!cookie) throw new Error("A session was found that no cookie shows.");
  // Written at most once an hour per session, however often a page asks.
  const [renewed] = await query<{ left: number }>({
    name: "session-renew",
    text: `update shop_session
           set seen_at = now(), expires_at = least(now() + make_interval(secs => $2), ends_at)
           where token_hash = $1 and (seen_at < now() - interval '1 hour' or $3)
           returning extract(epoch from expires_at - now())::integer as left`,
    values: [tokenHash(cookie.token), lifetime[kind].idle, cookie.isPlain],
  });
  if (renewed) setSessionCookie(req, res, cookie.token, renewed.left);
  return bearerOf(cookie.token);
}
