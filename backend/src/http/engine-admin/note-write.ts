import type { ServerResponse } from "node:http";
import type { Admin } from "../../accounts/actor";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";

/** The name under which the audit log keeps what staff did here. */
const route = "engineAdmin";

/**
 * Notes a write in the audit log once it has succeeded: its method and path. What exactly changed is not known here; the
 * engine's bodies may hold personal data.
 */
export function noteWhenDone(res: ServerResponse, admin: Admin, method: string, path: string): void {
  res.once("finish", () => {
    if (res.statusCode >= 400) return;
    const id = path.split("/").findLast((part) => /^[a-z]+_[0-9A-Za-z]{10,}$/.test(part)) ?? null;
    query({
      text: `insert into audit_log (admin_id, admin_name, route, thing_id, thing, changes)
             values ($1, $2, $3, $4, $5, '[]')`,
      values: [admin.id, admin.userName, route, id, `${method} ${path}`.slice(0, 200)],
    }).catch((error) => log.error({ err: error, route }, "audit: a note was not kept"));
  });
}
