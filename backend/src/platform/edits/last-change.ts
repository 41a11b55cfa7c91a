import type { RouteName } from "../../contract";
import { query } from "../db/pool";

/** `to` is the new value if the log stores it, otherwise null. */
export type LastChange = { by: string; at: Date; to: unknown };

/** A thing by its id, or a singleton by the call that changes it. */
export type ChangedThing = { thingId?: string | null; route?: RouteName | null };

/**
 * Who last changed these fields of a thing, by the audit log. A product file imported since then may have changed any
 * of them, and the log does not say for which products: then nobody is named.
 */
export async function lastChanges(
  { thingId = null, route = null }: ChangedThing,
  fields: readonly string[],
): Promise<Map<string, LastChange>> {
  const rows = await query<LastChange & { field: string }>({
    name: "audit-last-changes",
    text: `select distinct on (c.field) c.field, a.admin_name as by, a.at, c."to"
           from audit_log a cross join lateral jsonb_to_recordset(a.changes) as c (field text, "to" jsonb)
           where (a.thing_id = $1 or a.route = $2) and c.field = any ($3)
             and not exists (select from audit_log i where i.route = 'adminImportProducts' and i.at > a.at
               and a.thing_id like 'prod%')
           order by c.field, a.id desc`,
    values: [thingId, route, fields],
  });
  return new Map(rows.map(({ field, ...last }) => [field, last]));
}
