import type { AuditEntry } from "../../contract/audit-log";
import { orderBy, pagePlace } from "../../platform/db/page-place";
import { query } from "../../platform/db/pool";
import { containsWords, wordsWithin } from "../../platform/db/search-words";
import { addDays, startOfIndiaDay } from "../../platform/india-day";

export type AuditQuery = {
  action?: string | undefined;
  thingId?: string | undefined;
  /** Days of the Indian calendar, both inclusive. */
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** Part of the name of a staff member or a record. */
  q?: string | undefined;
  descending: boolean;
  limit: number;
  offset: number;
};

type Row = Omit<AuditEntry, "at"> & { at: Date };

/** A page of the audit log and the total number of entries. */
export async function readAuditLog(list: AuditQuery): Promise<{ rows: AuditEntry[]; total: number }> {
  const parts = ["true"];
  const values: unknown[] = [];
  const add = (value: unknown, sql: (place: string) => string) => {
    if (value === undefined || value === "") return;
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  add(list.action, (at) => `route = ${at}`);
  add(list.thingId, (at) => `thing_id = ${at}`);
  add(list.fromDate && startOfIndiaDay(list.fromDate), (at) => `at >= ${at}`);
  add(list.toDate && startOfIndiaDay(addDays(list.toDate, 1)), (at) => `at < ${at}`);
  add(wordsWithin(list.q), (at) => containsWords(["thing", "admin_name"], at));
  const where = `where ${parts.join(" and ")}`;
  const [counted] = await query<{ total: number }>({
    text: `select count(*)::integer as total from audit_log ${where}`,
    values,
  });
  const total = counted?.total ?? 0;
  const { limit, offset, isFromEnd } = pagePlace(list, total);
  const order = ["at", "id"];
  const rows = await query<Row>({
    text: `with page as materialized (
             select id, at from audit_log ${where} ${orderBy(order, list.descending, isFromEnd)}
             limit $${values.length + 1} offset $${values.length + 2})
           select id::text as "_id", a.at, admin_id as "adminId", admin_name as "adminName", route,
             thing_id as "thingId", thing, changes from page join audit_log a using (id)
           ${orderBy(["a.at", "a.id"], list.descending)}`,
    values: [...values, limit, offset],
  });
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}
