import type { IncomingMessage } from "node:http";
import type { OwnDevice, OwnSession } from "../../contract/sessions";
import { query } from "../../platform/db/pool";
import { shownHash } from "./session-cookie";

/** More devices than anybody has; older sessions are ended by "all others". */
const most = 100;

type Row = {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  current: boolean;
};

/**
 * The valid sessions of a person, the asking one first, then by last use. Times are rounded to the hour, so that
 * nobody's day can be read from them.
 */
export async function sessionsOf(personId: string, req: IncomingMessage | undefined): Promise<OwnSession[]> {
  const rows = await query<Row>({
    name: "own-sessions",
    text: `select id, browser, system, date_trunc('hour', created_at) as "createdAt",
             date_trunc('hour', seen_at) as "lastSeenAt", token_hash is not distinct from $2 as current
           from shop_session
           where actor_id = $1 and expires_at > now() and ends_at > now()
           order by current desc, seen_at desc, id limit $3`,
    values: [personId, shownHash(req), most],
  });
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** The same without a word on which of them asks, for the file of one's own data. */
export async function devicesOf(personId: string): Promise<OwnDevice[]> {
  const all = await sessionsOf(personId, undefined);
  return all.map(({ id: _id, current: _current, ...device }) => device);
}

/** Ends one session of a person; returns whether it was the asking one, undefined if there is no such session. */
export async function endOwnSession(
  personId: string,
  sessionId: string,
  req: IncomingMessage,
): Promise<{ wasCurrent: boolean } | undefined> {
  const [ended] = await query<{ wasCurrent: boolean }>({
    text: `delete from shop_session where actor_id = $1 and id::text = $2
           returning token_hash is not distinct from $3 as "wasCurrent"`,
    values: [personId, sessionId, shownHash(req)],
  });
  return ended;
}
