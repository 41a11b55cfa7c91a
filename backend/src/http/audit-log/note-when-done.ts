import type { IncomingMessage, ServerResponse } from "node:http";
import type { Admin } from "../../accounts/actor";
import { log } from "../../platform/log";
import { type ForeignRoute, insertNote } from "./insert-note";

/**
 * Notes a write that no call of the shop makes in the audit log once it is over, unless it was refused: its method and path; a read is
 * not noted. What exactly changed is not known here, and the bodies may hold personal data.
 */
export function noteWhenDone(
  route: ForeignRoute,
  admin: Admin,
  { method = "GET", url = "/" }: IncomingMessage,
  res: ServerResponse,
): void {
  if (method === "GET" || method === "HEAD") return;
  const path = url.split("?", 1)[0] ?? "/";
  // Not "finish", which does not come where the caller has left: the write goes on.
  res.once("close", () => {
    if (res.headersSent && res.statusCode >= 400) return;
    const thingId = path.split("/").findLast((part) => /^[a-z]+_[0-9A-Za-z]{10,}$/.test(part)) ?? null;
    const thing = `${method} ${path}`.slice(0, 200);
    insertNote(admin, route, { thingId, thing, changed: [] }).catch((error) =>
      log.error({ err: error, route }, "audit: a note was not kept"),
    );
  });
}
