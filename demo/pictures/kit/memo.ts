const kept = new Map<string, unknown>();

/** Creates an expensive thing once per key and returns it again; for geometry, which no picture changes. */
export function once<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as T;
}
