import { z } from "zod";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Day, Id, paging, reactAdminList } from "./fields";

/** One field changed by a write; `from` and `to` only if they contain no personal data. */
export const AuditChange = z.object({
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean()]).nullable().optional(),
  to: z.union([z.string(), z.number(), z.boolean()]).nullable().optional(),
});
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  adminId: z.string(),
  adminName: z.string(),
  /** The call's name, such as `adminEditProduct`. */
  route: z.string(),
  thingId: z.string().nullable(),
  /** The name of the record: a title or an order number. */
  thing: z.string().nullable(),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditLog = endpoints({
  adminGetAuditLog: {
    method: "GET",
    path: "/api/admin/audit-log",
    access: "admin",
    permission: "shop",
    keys: false,
    summary: "Changes made by staff, newest first; also takes react-admin's sort, range and filter",
    query: z.object({
      ...paging,
      action: z.string().max(60).optional(),
      thingId: Id.optional(),
      fromDate: Day.optional(),
      toDate: Day.optional(),
      q: z.string().max(100).optional(),
      ...reactAdminList,
    }),
    response: ok({ data: z.array(AuditEntry), meta: Meta }),
  },
});
