import { withEdits } from "../../../../catalog/vocabulary/edits";
import { shippedEntries } from "../../../../catalog/vocabulary/shipped";
import { readEdits } from "../../../../catalog/vocabulary/stored";

/** The lexicon in force, as the panel edits it. */
export async function wholeLexicon() {
  const { edits, version } = await readEdits();
  return { entries: withEdits(shippedEntries(), edits), version };
}
