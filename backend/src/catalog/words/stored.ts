import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query, transaction } from "../../db/pool";
import { editsOf } from "./edits";
import { type Entry, keyOf } from "./entry";
import { shippedEntries } from "./shipped";

/** The staff's edits, and the version that they are of, as one statement saw them. */
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

/**
 * Keeps what of `entries` differs from the shipped lexicon. The catalogue's version goes up with it, so that every
 * process reads it before it answers the next search (see board/index.ts). 409 where `from` is not the version in force.
 */
export async function saveLexicon(entries: readonly Entry[], from: number): Promise<void> {
  refuseUnclear(entries);
  const edits = editsOf(shippedEntries(), entries);
  await transaction(async (client) => {
    const { rowCount } = await client.query(
      `update catalog_version set version = version + 1, lexicon_version = lexicon_version + 1
       where lexicon_version = $1`,
      [from],
    );
    if (rowCount === 0) throw refuse.conflict("stale", messages.lexiconStale);
    await client.query("delete from lexicon_edit");
    await client.query(
      `insert into lexicon_edit (means, words)
       select e ->> 'means', array(select jsonb_array_elements_text(e -> 'words')) from jsonb_array_elements($1) e`,
      [JSON.stringify(edits)],
    );
  });
}
