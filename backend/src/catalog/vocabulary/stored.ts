import type { ConflictField, EditConflict } from "../../contract/edits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query, transaction } from "../../platform/db/pool";
import { isSameContent } from "../../platform/edits/version";
import { editsOf, withEdits } from "./edits";
import { type Entry, keyOf } from "./entry";
import { shippedEntries } from "./shipped";

/** The staff's edits and their version, read in one statement. */
export async function readEdits(): Promise<{ edits: Entry[]; version: number }> {
  const [row] = await query<{ edits: Entry[]; version: number }>({
    name: "lexicon-edits",
    text: `select v.lexicon_version as version, coalesce((
             select json_agg(json_build_object('means', means, 'words', words) order by means) from lexicon_edit
           ), '[]') as edits from catalog_version v`,
  });
  return row ?? { edits: [], version: 0 };
}

function refuseUnclear(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  entries.forEach((entry, at) => {
    const key = keyOf(entry);
    const message = key === "" ? messages.lexiconNoMeaning : seen.has(key) && messages.lexiconRepeated;
    if (message) throw refuse.invalid([{ field: `entries.${at}.means`, message }]);
    seen.add(key);
  });
}

/** Rejects with 409 `edit_conflict`: the differences from the lexicon in force, one field per entry. */
async function refuseOvertaken(entries: readonly Entry[]): Promise<never> {
  const { edits: saved, version } = await readEdits();
  const now = new Map(withEdits(shippedEntries(), saved).map((entry) => [keyOf(entry), entry]));
  const mine = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const [last] = await query<{ by: string; at: Date }>({
    text: `select admin_name as by, at from audit_log where route = 'adminSaveLexicon' order by id desc limit 1`,
  });
  const said = { by: last?.by ?? null, at: last?.at.toISOString() ?? null };
  const fields = [...new Set([...now.keys(), ...mine.keys()])].flatMap((key): ConflictField[] => {
    const [theirs, yours] = [now.get(key), mine.get(key)];
    if (isSameContent(theirs?.words, yours?.words)) return [];
    const field = theirs?.means ?? yours?.means ?? key;
    return [{ field, theirs: theirs?.words ?? null, yours: yours?.words ?? null, ...said }];
  });
  const conflict: EditConflict = { version: String(version), fields };
  throw refuse.conflict("edit_conflict", messages.editConflict, conflict);
}

/**
 * Stores the difference between `entries` and the shipped lexicon. Its version is stored with the catalogue's, so that
 * every process reads it before the next search (see index/index.ts). 409 if `from` is not the version in force.
 */
export async function saveLexicon(entries: readonly Entry[], from: number): Promise<void> {
  refuseUnclear(entries);
  const edits = editsOf(shippedEntries(), entries);
  await transaction(async (client) => {
    const { rowCount } = await client.query(
      `update catalog_version set lexicon_version = lexicon_version + 1, lexicon_mark = gen_random_uuid()
       where lexicon_version = $1`,
      [from],
    );
    if (rowCount === 0) await refuseOvertaken(entries);
    await client.query("delete from lexicon_edit");
    await client.query(
      `insert into lexicon_edit (means, words)
       select e ->> 'means', array(select jsonb_array_elements_text(e -> 'words')) from jsonb_array_elements($1) e`,
      [JSON.stringify(edits)],
    );
  });
}
