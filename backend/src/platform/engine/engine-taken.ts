const sentence = / with ([\w, ]+): (.+), already exists\.?$/s;

/** The field and value of an error that the engine makes of a unique index; nothing for any other error. */
export function takenValue(error: unknown): { field: string; value: string } | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const [, field, value] = sentence.exec(String((error as { message?: unknown }).message)) ?? [];
  return field && value ? { field, value } : undefined;
}
