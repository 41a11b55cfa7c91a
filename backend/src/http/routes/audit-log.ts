import { z } from "zod";
import type { auditLog } from "../../contract/audit-log";
import { Day, Id } from "../../contract/fields";
import { listFilter, listMeta, listWindow } from "../../platform/list-query";
import { readAuditLog } from "../audit-log/read-log";
import type { Routes } from "../pipeline/route";

const Filter = z.object({
  action: z.string().max(60).optional(),
  thingId: Id.optional(),
  fromDate: Day.optional(),
  toDate: Day.optional(),
  q: z.string().max(100).optional(),
});

export const auditLogRoutes = {
  adminGetAuditLog: async ({ query, res }) => {
    const { action, thingId, fromDate, toDate, q } = { ...listFilter(query, Filter), ...query };
    const window = listWindow(query);
    const descending = window.sort?.descending ?? true;
    const { limit, offset } = window;
    const list = { action, thingId, fromDate, toDate, q, descending, limit, offset };
    const { rows, total } = await readAuditLog(list);
    const { contentRange, meta } = listMeta("audit-log", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },
} satisfies Routes<typeof auditLog>;
