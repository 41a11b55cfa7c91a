import type { ResponseOf } from "@contract";
import type { lexiconLists } from "@contract/lexicon";

export type Entry = ResponseOf<"adminGetLexicon">["data"]["entries"][number];
export type Draft = { means: string; words: string[] };

type ListName = (typeof lexiconLists)[number];
const lists: readonly ListName[] = ["noise", "quality"];

/** Which of the two lists of words without a meaning in the catalogue an entry is; null for a word with a meaning. */
export const listOf = ({ means }: Pick<Entry, "means">) => lists.find((name) => name === means) ?? null;

const sameWords = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word) => other.includes(word));

export type EntryStatus = "shipped" | "changed" | "added" | "off";

/** How an entry differs from the shipped one. */
export function statusOf({ words, shipped }: Pick<Entry, "words" | "shipped">): EntryStatus {
  if (shipped === null) return "added";
  if (words.length === 0 && shipped.length > 0) return "off";
  return sameWords(words, shipped) ? "shipped" : "changed";
}

/** Words as staff type them, separated by spaces, commas or lines; each once, in its place. */
export function parseWords(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
}

/** The entries that contain these letters in their meaning or in one of their words. */
export function matching(entries: readonly Entry[], wanted: string): Entry[] {
  const letters = wanted.trim().toLowerCase();
  if (!letters) return [...entries];
  return entries.filter(({ means, words }) =>
    [means, ...words].some((text) => text.toLowerCase().includes(letters)),
  );
}

/** The whole lexicon as it is saved, with one entry replacing `old`, or added if there is none. Meanings are unique. */
export function withEntry(entries: readonly Entry[], old: Entry | null, draft: Draft): Draft[] {
  const drafts = entries.map((entry) =>
    entry.means === old?.means ? draft : { means: entry.means, words: entry.words },
  );
  return old ? drafts : [...drafts, draft];
}

/** Removes an entry: one added by staff is deleted, a shipped one stays without words. */
export function withoutEntry(entries: readonly Entry[], gone: Entry): Draft[] {
  return gone.shipped === null
    ? entries.filter(({ means }) => means !== gone.means).map(({ means, words }) => ({ means, words }))
    : withEntry(entries, gone, { means: gone.means, words: [] });
}

/** A change to one entry: `draft` replaces `old`, or is new; without a draft the entry is removed. */
export type Change = {
  old: Entry | null;
  draft: Draft | null;
  /** The editor has seen what somebody else made of it meanwhile. */
  isKnowing?: boolean;
};

/** The whole lexicon with this change, whatever else has changed meanwhile. */
export function changed(entries: readonly Entry[], { old, draft }: Change): Draft[] {
  const before = entries.find(({ means }) => means === (old ?? draft)?.means) ?? null;
  if (draft) return withEntry(entries, before, draft);
  return before ? withoutEntry(entries, before) : entries.map(({ means, words }) => ({ means, words }));
}

/** Whether nobody else has changed the entries that a change is about. */
export function isUntouched(read: readonly Entry[], now: readonly Entry[], { old, draft }: Change): boolean {
  const names = [old?.means, draft?.means].filter((name) => name !== undefined);
  const wordsOf = (entries: readonly Entry[], name: string) =>
    entries.find(({ means }) => means === name)?.words ?? [];
  return names.every((name) => sameWords(wordsOf(read, name), wordsOf(now, name)));
}
