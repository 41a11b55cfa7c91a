import type { LexiconEntry } from "../../contract/lexicon";
import { type Entry, keyOf } from "./entry";

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word) => other.includes(word));

/** The shipped entries with the staff's edits applied; entries added by staff are at the end. */
export function withEdits(shipped: readonly Entry[], edits: readonly Entry[]): LexiconEntry[] {
  const open = new Map(edits.map((edit) => [keyOf(edit), edit]));
  const own = shipped.map((entry) => {
    const edit = open.get(keyOf(entry));
    open.delete(keyOf(entry));
    return { means: entry.means, words: edit?.words ?? entry.words, shipped: entry.words };
  });
  return [...own, ...[...open.values()].map((entry) => ({ ...entry, shipped: null }))];
}

/**
 * The difference between a lexicon and the shipped one, so that new words of an upgrade reach every unchanged
 * entry. A shipped entry that is missing becomes one without words.
 */
export function editsOf(shipped: readonly Entry[], wanted: readonly Entry[]): Entry[] {
  const shippedOf = new Map(shipped.map((entry) => [keyOf(entry), entry]));
  const wantedKeys = new Set(wanted.map(keyOf));
  const changed = wanted.filter((entry) => {
    const before = shippedOf.get(keyOf(entry));
    return before ? !isSameList(before.words, entry.words) : entry.words.length > 0;
  });
  const left = shipped.filter((entry) => !wantedKeys.has(keyOf(entry)));
  return [...changed, ...left.map(({ means }) => ({ means, words: [] }))];
}
