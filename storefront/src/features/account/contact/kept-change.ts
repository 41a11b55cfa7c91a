import type { CodeSent } from "@contract/contact";

/** A change that waits for its code; `at` is when the code was sent, in milliseconds. */
export type WaitingChange = CodeSent & { at: number };

/**
 * What was stored before a reload, which in-app browsers do after a look at the mail; undefined if its code has
 * expired.
 */
export function liveChange(stored: unknown, now: number): WaitingChange | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { field, by, to, minutes, at } = stored as Partial<Record<keyof WaitingChange, unknown>>;
  if (field !== "email" && field !== "phone") return undefined;
  if (by !== "mail" && by !== "text") return undefined;
  if (typeof to !== "string" || typeof minutes !== "number" || typeof at !== "number") return undefined;
  const age = now - at;
  return age >= 0 && age < minutes * 60_000 ? { field, by, to, minutes, at } : undefined;
}
