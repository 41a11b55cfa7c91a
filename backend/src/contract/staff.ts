import { z } from "zod";
import { Version } from "./edits";
import { endpoint } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Day, Flag, Id, paging, queryInt, reactAdminList } from "./fields";
import { Review } from "./reviews";

/** A review as shown to staff, including hidden ones. */
export const StaffReview = Review.extend({
  productTitle: z.string(),
  productImage: z.string(),
  hidden: z.boolean(),
  version: Version,
});
export type StaffReview = z.infer<typeof StaffReview>;

export const adminGetReviews = endpoint({
  door: "adminGetReviews",
  access: "admin",
  summary: "List reviews for the panel; also takes react-admin's sort, range and filter",
  query: z.object({
    ...paging,
    hidden: Flag.optional(),
    reviewValue: queryInt(1, 5).optional(),
    productId: Id.optional(),
    q: z.string().max(100).optional(),
    ...reactAdminList,
  }),
  response: ok({ data: z.array(StaffReview), meta: Meta }),
});

export const adminModerateReview = endpoint({
  door: "adminModerateReview",
  access: "admin",
  summary: "Hide a review, or show it again; a hidden one is not listed and does not count",
  params: z.object({ id: Id }),
  /** With the `version` that was read: 409 `edit_conflict` if the author has rewritten it since. */
  body: z.object({ hidden: z.boolean(), version: Version.optional() }),
  response: ok({ data: StaffReview }),
});

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
  door: z.string(),
  thingId: z.string().nullable(),
  /** The name of the record: a title or an order number. */
  thing: z.string().nullable(),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const adminGetAuditLog = endpoint({
  door: "adminGetAuditLog",
  access: "admin",
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
});
