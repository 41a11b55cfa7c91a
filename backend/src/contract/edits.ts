import { z } from "zod";
import { messages } from "./messages";

/**
 * The version an editor has read: it is sent back with an edit, so that concurrent changes are neither
 * overwritten nor lost (ADR-0015). It is opaque to clients. Without it, the edit is applied as sent.
 */
export const Version = z.string().regex(/^[\w.~-]{1,4000}$/, messages.versionMalformed.key);
export type Version = z.infer<typeof Version>;

/** A conflicting field: its current value and, if known, who changed it and when. */
export const ConflictField = z.object({
  field: z.string(),
  theirs: z.unknown(),
  yours: z.unknown(),
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type ConflictField = z.infer<typeof ConflictField>;

/** The `data` of a 409 `edit_conflict`. An edit sent again with this `version` overrides the conflict. */
export const EditConflict = z.object({ version: Version, fields: z.array(ConflictField) });
export type EditConflict = z.infer<typeof EditConflict>;
