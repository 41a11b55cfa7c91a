import { z } from "zod";

/**
 * What an editor has read: it is sent back with an edit, so that what somebody else changed meanwhile is neither
 * overwritten nor lost (ADR-0015). A client keeps it as it is. Left out, the edit is taken as it stands.
 */
export const Version = z
  .string()
  .regex(/^[\w.~-]{1,4000}$/, "This version is not one that the shop gave out");
export type Version = z.infer<typeof Version>;

/** A field that two changed: what stands there now, who put it there and when, where the shop knows. */
export const ConflictField = z.object({
  field: z.string(),
  theirs: z.unknown(),
  yours: z.unknown(),
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type ConflictField = z.infer<typeof ConflictField>;

/** The `data` of a 409 `edit_conflict`. Sent again with this `version`, the edit counts as made in knowledge of it. */
export const EditConflict = z.object({ version: Version, fields: z.array(ConflictField) });
export type EditConflict = z.infer<typeof EditConflict>;
