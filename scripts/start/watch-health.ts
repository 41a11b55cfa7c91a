import { setTimeout as pause } from "node:timers/promises";

export type Health = {
  /** Answers 2xx while the process is well. */
  url: string;
  /** The same of what it leans on: while that is not well, nothing is held against it. */
  leansOn?: string;
};

/** How often a process is asked, how long it may take, and after how many answers in vain it counts as deaf. */
export type Patience = { everyMs: number; answerMs: number; misses: number };

/** Longer than anything that a busy machine does to a process that works: half a minute and more. */
const usual: Patience = { everyMs: 5_000, answerMs: 5_000, misses: 6 };

async function isWell(url: string, answerMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { connection: "close" },
      signal: AbortSignal.timeout(answerMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Asks a process for its health again and again, and calls `onDeaf` once it has not been heard for long: a process can live
 * and answer nobody. Gives back what ends the watch.
 */
export function watchHealth({ url, leansOn }: Health, onDeaf: () => void, patience = usual): () => void {
  const over = new AbortController();
  const watch = async () => {
    for (let missed = 0; missed < patience.misses; ) {
      await pause(patience.everyMs, undefined, { signal: over.signal, ref: false });
      if (await isWell(url, patience.answerMs)) missed = 0;
      else if (!leansOn || (await isWell(leansOn, patience.answerMs))) missed += 1;
    }
    if (!over.signal.aborted) onDeaf();
  };
  // Rejects when the watch is ended.
  watch().catch(() => {});
  return () => over.abort();
}
