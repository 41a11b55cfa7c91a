const kept = new Map<string, unknown>();

/** Makes a costly thing once for a key and hands it out again; for geometry, which no picture changes. */
export function once<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as T;
}
