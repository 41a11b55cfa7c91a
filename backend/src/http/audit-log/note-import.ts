import type { Admin } from "../../accounts/actor";
import type { AuditChange } from "../../contract/audit-log";
import { query } from "../../platform/db/pool";

/**
 * Notes an import in the audit log before it writes anything, and returns what adds to the entry how many products it has made and
 * changed. Without that, as where the database goes away in its middle, the entry says at least whose import it was.
 */
export async function beginImportNote({ id, userName }: Admin) {
  const [entry] = await query<{ id: string }>({
    name: "audit-import-begin",
    text: `insert into audit_log (admin_id, admin_name, route, changes) values ($1, $2, 'adminImportProducts', '[]')
           returning id::text as id`,
    values: [id, userName],
  });
  return async ({ created, updated }: { created: number; updated: number }): Promise<void> => {
    const changed: AuditChange[] = [
      { field: "created", to: created },
      { field: "updated", to: updated },
    ];
    await query({
      name: "audit-import-end",
      // What somebody has edited meanwhile, the import may have changed again.
      text: "update audit_log set changes = $2, at = now() where id = $1",
      values: [entry?.id, JSON.stringify(changed)],
    });
  };
}
