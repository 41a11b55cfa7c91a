import type { EditConflict } from "../../contract/edits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { type ChangedThing, lastChanges } from "./last-change";
import type { Clash } from "./merge";
import { isSameContent } from "./version";

type Told = ChangedThing & { version: string; clashes: readonly Clash[] };

/** Throws 409 `edit_conflict` if an edit conflicts with another's: with the current value, who wrote it and when. */
export async function refuseClashes({ version, clashes, ...thing }: Told): Promise<void> {
  if (clashes.length === 0) return;
  const known = await lastChanges(
    thing,
    clashes.map(({ field }) => field),
  );
  const fields = clashes.map(({ field, theirs, yours }) => {
    const logged = known.get(field);
    // A value that is not the last one in the log was written in another way, such as by a plugin.
    const last = logged && (logged.to === null || isSameContent(logged.to, theirs)) ? logged : undefined;
    return { field, theirs, yours, by: last?.by ?? null, at: last?.at.toISOString() ?? null };
  });
  throw refuse.conflict("edit_conflict", messages.editConflict, { version, fields } satisfies EditConflict);
}
