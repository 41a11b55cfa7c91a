import { navigationHistoryEntries } from "@contract/constants";

/** The last ten paths, newest last; going back to the previous one removes the newest. */
export function withVisit(stored: unknown, path: string): string[] {
  const past = Array.isArray(stored) ? stored.filter((entry) => typeof entry === "string") : [];
  if (past.at(-1) === path) return past;
  if (past.at(-2) === path) return past.slice(0, -1);
  return [...past, path].slice(-navigationHistoryEntries);
}
