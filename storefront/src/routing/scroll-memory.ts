import { parseStored, readSession, sessionKeys, writeSession } from "@/lib/storage";

const remembered = 50;

/** Remembers a history entry's scroll position for going back. */
export function keepScroll(key: string, top: number) {
  const { [key]: _, ...others } = all();
  const entries = [...Object.entries(others), [key, Math.round(top)] as const].slice(-remembered);
  writeSession(sessionKeys.scroll, JSON.stringify(Object.fromEntries(entries)));
}

/** The scroll position of a history entry; undefined if it was never scrolled. */
export function keptScroll(key: string): number | undefined {
  return all()[key];
}

function all(): Record<string, number> {
  const stored = parseStored(readSession(sessionKeys.scroll));
  return typeof stored === "object" && stored !== null ? (stored as Record<string, number>) : {};
}
