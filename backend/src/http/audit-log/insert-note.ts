import type { Admin } from "../../accounts/actor";
import type { RouteName } from "../../contract";
import type { AuditChange } from "../../contract/audit-log";
import { query } from "../../platform/db/pool";

/** The names in the audit log of writes that pass the shop's own calls by: in the engine's admin, and by routes of plugins. */
export type ForeignRoute = "engineAdmin" | "pluginRoute";

export type Note = { thingId: string | null; thing: string | null; changed: AuditChange[] };

/** One entry of the audit log. */
export async function insertNote(
  { id, userName }: Admin,
  route: RouteName | ForeignRoute,
  { thingId, thing, changed }: Note,
): Promise<void> {
  await query({
    name: "audit-note",
    text: `insert into audit_log (admin_id, admin_name, route, thing_id, thing, changes)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [id, userName, route, thingId, thing, JSON.stringify(changed)],
  });
}
