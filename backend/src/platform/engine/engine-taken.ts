const sentence = / with ([\w, ]+): (.+), already exists\.?$/s;

/** The field and value in the engine's error for a unique index; undefined for any other error. */
export function takenValue(error: unknown): { field: string; value: string } | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const [, field, value] = sentence.exec(String((error as { message?: unknown }).message)) ?? [];
  return field && value ? { field, value } : undefined;
}
