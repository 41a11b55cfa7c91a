import { readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** How long the server waits for the code after a right password. */
const waitsMs = 10 * 60_000;

/**
 * Whether this tab gave the right password a moment ago and still owes the code: a phone may have discarded the page
 * while the code was fetched from another app.
 */
export function owesCode(now: number): boolean {
  const since = Number(readSession(sessionKeys.secondStep) ?? Number.NaN);
  return now >= since && now - since < waitsMs;
}

export const noteOwedCode = (now: number) => writeSession(sessionKeys.secondStep, String(now));
export const forgetOwedCode = () => removeSession(sessionKeys.secondStep);
