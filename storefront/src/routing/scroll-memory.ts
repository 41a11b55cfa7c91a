import { parseStored, readSession, sessionKeys, writeSession } from "@/lib/storage";

const remembered = 50;

/** Remembers how far down a history entry was scrolled, for the way back. */
export function keepScroll(key: string, top: number) {
  const { [key]: _, ...others } = all();
  const entries = [...Object.entries(others), [key, Math.round(top)] as const].slice(-remembered);
  writeSession(sessionKeys.scroll, JSON.stringify(Object.fromEntries(entries)));
}

/** Where a history entry was left; undefined where it was never scrolled. */
export function keptScroll(key: string): number | undefined {
  return all()[key];
}

function all(): Record<string, number> {
  const stored = parseStored(readSession(sessionKeys.scroll));
  return typeof stored === "object" && stored !== null ? (stored as Record<string, number>) : {};
}
