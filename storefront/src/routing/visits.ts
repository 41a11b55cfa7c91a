import { navigationHistoryEntries } from "@contract/constants";

/** How a path was reached: by a link, in place of the last one, or by the browser's own buttons. */
export type Step = "PUSH" | "REPLACE" | "POP";

/** The last ten paths, newest last. Going back removes the newest; a link back to the previous path adds it. */
export function withVisit(stored: unknown, path: string, step: Step): string[] {
  const past = Array.isArray(stored) ? stored.filter((entry) => typeof entry === "string") : [];
  if (past.at(-1) === path) return past;
  if (step === "POP" && past.at(-2) === path) return past.slice(0, -1);
  const before = step === "REPLACE" ? past.slice(0, -1) : past;
  return [...before, path].slice(-navigationHistoryEntries);
}
