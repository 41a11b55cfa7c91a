import { readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** As long as the server waits for the code behind a right password. */
const waitsMs = 10 * 60_000;

/**
 * Whether this tab gave the right password a moment ago and owes the code: a phone that fetched it from another app may
 * have thrown the page away meanwhile.
 */
export function owesCode(now: number): boolean {
  const since = Number(readSession(sessionKeys.secondStep) ?? Number.NaN);
  return now >= since && now - since < waitsMs;
}

export const noteOwedCode = (now: number) => writeSession(sessionKeys.secondStep, String(now));
export const forgetOwedCode = () => removeSession(sessionKeys.secondStep);
