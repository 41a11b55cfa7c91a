import { type Fields, isSameContent, printOf, printsOf } from "./version";

export type Clash = { field: string; theirs: unknown; yours: unknown };

export type Merged = {
  /** What the edit changes of the record as it stands, by field. */
  changes: Record<string, unknown>;
  /** Fields that somebody else changed since the version was read, and this edit changes to something else. */
  clashes: Clash[];
};

/**
 * Merges an edit into the record as it stands. With the version that its editor read, a field counts as edited only
 * where it differs from what was read; without one, every field that is sent does. A version that the shop cannot
 * read knows nothing: each field that differs is then a clash.
 */
export function mergeEdit(
  names: readonly string[],
  record: Fields,
  edit: Fields,
  version: string | undefined,
): Merged {
  const read = version === undefined ? undefined : printsOf(names, version);
  const merged: Merged = { changes: {}, clashes: [] };
  for (const field of names) {
    const yours = edit[field];
    const theirs = record[field];
    if (yours === undefined || isSameContent(yours, theirs)) continue;
    const print = read?.get(field);
    if (read && print === printOf(yours)) continue;
    if (read && print !== printOf(theirs)) merged.clashes.push({ field, theirs: theirs ?? null, yours });
    else merged.changes[field] = yours;
  }
  return merged;
}
