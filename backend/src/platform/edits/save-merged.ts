import type { RouteName } from "../../contract";
import { refuse } from "../../contract/refusal";
import { editionOf, mergeForm } from "./forms";
import { refuseClashes } from "./refuse-clashes";

/** What an editor had read: the number of saves, or the fingerprint of its fields. Neither: nothing is merged. */
export type Read = { version?: number | null | undefined; edition?: string | undefined };

type Merge<Form extends object, Now extends { form: Form; version: number }> = {
  sent: Form;
  seen: Read;
  /** The call that saves it, as the audit log names it. */
  route: RouteName;
  read: () => Promise<Now>;
  /** False if somebody else has saved since `now` was read. */
  write: (form: Form, now: Now) => Promise<boolean>;
};

/** How often a save starts over because somebody else was faster: of any number at once, one is through each time. */
export const tries = 20;

/** Merges a form with what others have saved since it was read; 409 `edit_conflict` if they changed the same field. */
export async function saveMerged<Form extends object, Now extends { form: Form; version: number }>({
  sent,
  seen,
  route,
  read,
  write,
}: Merge<Form, Now>): Promise<void> {
  const isBlind = !seen.edition && typeof seen.version !== "number";
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = await read();
    const current = editionOf(now.form);
    const edition = seen.edition ?? (seen.version === now.version ? current : "unknown");
    const { form, clashes } = isBlind ? { form: sent, clashes: [] } : mergeForm(now.form, sent, edition);
    await refuseClashes({ route, version: current, clashes });
    if (await write(form, now)) return;
  }
  throw refuse.unavailable();
}
