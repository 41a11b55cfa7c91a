import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { networkOf } from "../../contract/network";
import { env } from "../env";
import { log } from "../log";
import { clientAddress } from "./client-address";

const isQuiet = log.level === "silent" || log.level === "fatal";
/** Written also where the log is set to warnings only: whoever looks for a break-in looks at days that have passed. */
const securityLog = log.child({ about: "security" }, isQuiet ? {} : { level: "info" });

const people = new WeakMap<ServerResponse, string>();

/** Notes who asked, or who has just signed in, for the line about this answer. */
export function noteWho(res: ServerResponse, { kind, id }: { kind: "shopper" | "admin"; id: string }): void {
  people.set(res, `${kind} ${id}`);
}

/** The same sign for the same network, which nobody reads out of it: to see what belongs together. */
function networkSign(req: IncomingMessage): string {
  const network = networkOf(clientAddress(req));
  return createHmac("sha256", env().JWT_SECRET).update(`log:${network}`).digest("base64url").slice(0, 12);
}

/** Whether an answer belongs in the security log: signing in and out, changes of what one signs in with, and what is not allowed. */
function isSecurityEvent({ method, status }: Answered, path: string): boolean {
  return status === 403 || status === 429 || (method !== "GET" && /^(\/api)?\/auth\//.test(path));
}

type Answered = { id: string; route: string; method: string; status: number };

/** A line about an answer that matters to security: what was asked, what was answered, by whom where that is known, from where. */
export function logSecurity(
  answered: Answered,
  path: string,
  { req, res }: { req: IncomingMessage; res: ServerResponse },
): void {
  if (isQuiet || !isSecurityEvent(answered, path)) return;
  securityLog.info({ ...answered, who: people.get(res) ?? "nobody", from: networkSign(req) }, "security");
}
