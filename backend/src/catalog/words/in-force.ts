import { withEdits } from "./edits";
import { buildLexicon, type Lexicon } from "./lexicon";
import { shippedEntries } from "./shipped";
import { readEdits } from "./stored";

/** The lexicon that searches go by at this moment: the shipped one with the staff's edits laid over it. */
export async function lexiconInForce(): Promise<Lexicon> {
  const { edits } = await readEdits();
  return buildLexicon(withEdits(shippedEntries(), edits));
}
