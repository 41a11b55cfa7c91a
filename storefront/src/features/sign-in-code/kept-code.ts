import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/** A code that was asked for and has not been entered yet. */
export type AskedCode = {
  /** The e-mail or phone as it was typed. */
  account: string;
  /** In milliseconds. */
  at: number;
  minutes: number;
  nextInSeconds: number;
};

/**
 * The code that this tab waits for, so that it survives a reload: in-app browsers reload when the shopper comes back
 * from the mail. Undefined if there is none, or it has expired.
 */
export function readAskedCode(now: number): AskedCode | undefined {
  const stored = parseStored(readSession(sessionKeys.signInCode));
  if (typeof stored !== "object" || stored === null) return undefined;
  const { account, at, minutes, nextInSeconds } = stored as Partial<Record<keyof AskedCode, unknown>>;
  if (typeof account !== "string" || typeof at !== "number") return undefined;
  if (typeof minutes !== "number" || typeof nextInSeconds !== "number") return undefined;
  const age = now - at;
  return age >= 0 && age < minutes * 60_000 ? { account, at, minutes, nextInSeconds } : undefined;
}

export const keepAskedCode = (asked: AskedCode) =>
  writeSession(sessionKeys.signInCode, JSON.stringify(asked));
export const forgetAskedCode = () => removeSession(sessionKeys.signInCode);
