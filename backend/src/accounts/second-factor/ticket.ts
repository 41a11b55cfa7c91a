import type { IncomingMessage, ServerResponse } from "node:http";
import { query } from "../../platform/db/pool";
import { cookieLine, readToken, secureName } from "../sessions/cookies";
import { newToken, tokenHash } from "../sessions/session-token";

/** Between the right password and the code: a ticket in a cookie says who is signing in. */
const ticketCookie = () => secureName("shop_second_step");
const lifetimeSeconds = 600;

function setCookie(res: ServerResponse, value: string, maxAgeSeconds: number): void {
  res.appendHeader(
    "set-cookie",
    cookieLine({ name: ticketCookie(), value, path: "/api/auth/login", maxAgeSeconds }),
  );
}

/** Notes that this browser gave the right password of an account. */
export async function giveTicket(res: ServerResponse, adminId: string): Promise<void> {
  const ticket = newToken();
  await query({
    text: `with old as (delete from shop_second_step where expires_at < now())
           insert into shop_second_step (ticket_hash, admin_id, expires_at)
           values ($1, $2, now() + make_interval(secs => $3))`,
    values: [tokenHash(ticket), adminId, lifetimeSeconds],
  });
  setCookie(res, ticket, lifetimeSeconds);
}

const shownTicket = (req: IncomingMessage) => readToken(req, ticketCookie());

/** Whose ticket the browser sent; undefined if it sent none that is valid. */
export async function holderOfTicket(req: IncomingMessage): Promise<string | undefined> {
  const ticket = shownTicket(req);
  if (ticket === undefined) return undefined;
  const [row] = await query<{ admin_id: string }>({
    text: "select admin_id from shop_second_step where ticket_hash = $1 and expires_at > now()",
    values: [tokenHash(ticket)],
  });
  return row?.admin_id;
}

/** Uses up the ticket; false if another request was faster, or the password was changed meanwhile. */
export async function useTicket(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const ticket = shownTicket(req);
  if (ticket === undefined) return false;
  const used = await query({
    text: "delete from shop_second_step where ticket_hash = $1 and expires_at > now() returning 1",
    values: [tokenHash(ticket)],
  });
  setCookie(res, "", 0);
  return used.length > 0;
}
