import { type Fields, isSameContent, printOf, printsOf } from "./version";

export type Clash = { field: string; theirs: unknown; yours: unknown };

export type Merged = {
  /** What the edit changes in the current record, by field. */
  changes: Record<string, unknown>;
  /** Fields that somebody else changed since the version was read, and that this edit changes to something else. */
  clashes: Clash[];
};

/**
 * Merges an edit into the current record. With the version that its editor read, a field counts as edited only if it
 * differs from what was read; without one, every submitted field does. If the shop cannot read the version, each
 * field that differs is a conflict.
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

/** The fields that others have changed since this version was read; none without a version. */
export function overtakenFields(names: readonly string[], record: Fields, version: string | undefined) {
  if (version === undefined) return [];
  const read = printsOf(names, version);
  return names.filter((field) => read.get(field) !== printOf(record[field]));
}
