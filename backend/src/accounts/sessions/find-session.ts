import type { IncomingMessage } from "node:http";
import type { StaffRole } from "../../contract/roles";
import { query } from "../../platform/db/pool";
import { type Actor, guest } from "../actor";
import { sessionOfBearer } from "./bearer";
import { shownCookie } from "./session-cookie";
import { tokenHash } from "./session-token";

type SessionRow = {
  kind: "shopper" | "admin";
  id: string;
  user_name: string | null;
  email: string;
  phone: string | null;
  /** Of staff. */
  role: StaffRole | null;
  owes: boolean;
};

/**
 * Session and person in one statement. It reads the engine's `customer` and `user` tables, so that a renamed person
 * sees the new name, a deleted or blocked one is signed out at once, and a changed role counts from the next request
 * (pinned by account.http.test.ts and roles.http.test.ts).
 */
const SESSION_WITH_PERSON = `
  select s.actor_kind as kind, s.actor_id as id,
         coalesce(c.first_name, u.first_name) as user_name, coalesce(c.email, u.email) as email, c.phone, t.role,
         u.id is not null and exists (select from shop_second_factor_demand) and not exists (
           select from shop_second_factor f where f.admin_id = u.id and f.confirmed_at is not null) as owes
  from shop_session s
  left join customer c on s.actor_kind = 'shopper' and c.id = s.actor_id and c.deleted_at is null
  left join shop_staff t on s.actor_kind = 'admin' and t.admin_id = s.actor_id and t.blocked_at is null
  left join "user" u on u.id = t.admin_id and u.deleted_at is null
  where s.token_hash = $1 and s.expires_at > now() and s.ends_at > now() and not (s.is_host_only and $2)
    and coalesce(c.id, u.id) is not null`;

async function personBehind(hash: Buffer, isPlain: boolean): Promise<Actor | undefined> {
  const [row] = await query<SessionRow>({
    name: "session-with-person",
    text: SESSION_WITH_PERSON,
    values: [hash, isPlain],
  });
  if (!row) return undefined;
  const person = { id: row.id, userName: row.user_name ?? "", email: row.email };
  return row.role
    ? { kind: "admin", ...person, role: row.role, ...(row.owes && { owesSecondFactor: true }) }
    : { kind: "shopper", ...person, phone: row.phone };
}

/**
 * The person whose valid session cookie the request carries; a guest if there is none. With `takesToken`, the
 * short-lived token in the bearer header counts too; an expired token does not overrule the cookie. Staff who still
 * owe the second factor are marked: the caller has to hold them back.
 */
export async function findSignedIn(req: IncomingMessage, takesToken = false): Promise<Actor> {
  const named = takesToken ? sessionOfBearer(req) : undefined;
  const byToken = named && (await personBehind(named, false));
  if (byToken) return byToken;
  const cookie = shownCookie(req);
  return (cookie && (await personBehind(tokenHash(cookie.token), cookie.isPlain))) ?? guest;
}

/** The same for callers that only ask who came: staff who owe their second factor count as guests. */
export async function findSession(req: IncomingMessage): Promise<Actor> {
  const actor = await findSignedIn(req);
  return actor.kind === "admin" && actor.owesSecondFactor ? guest : actor;
}

/** The person whose valid session has this token. */
export const personUnder = (token: string): Promise<Actor | undefined> =>
  personBehind(tokenHash(token), false);
