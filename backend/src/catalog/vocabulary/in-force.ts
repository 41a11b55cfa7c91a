import { withEdits } from "./edits";
import { buildLexicon, type Lexicon } from "./lexicon";
import { shippedEntries } from "./shipped";
import { readEdits } from "./stored";

/** The lexicon in force: the shipped one with the staff's edits applied. */
export async function lexiconInForce(): Promise<Lexicon> {
  const { edits } = await readEdits();
  return buildLexicon(withEdits(shippedEntries(), edits));
}
