import { withEdits } from "../../../catalog/words/edits";
import { shippedEntries } from "../../../catalog/words/shipped";
import { readEdits } from "../../../catalog/words/stored";

/** The lexicon in force, as the panel edits it. */
export async function wholeLexicon() {
  const { edits, version } = await readEdits();
  return { entries: withEdits(shippedEntries(), edits), version };
}
