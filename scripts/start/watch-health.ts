import { setTimeout as pause } from "node:timers/promises";

export type Health = {
  /** Responds with 2xx while the process is healthy. */
  url: string;
  /** The same for its dependency: while that is unhealthy, failures do not count. */
  leansOn?: string;
};

/** The interval of the checks, their timeout, and the number of failures after which a process counts as hanging. */
export type Patience = { everyMs: number; answerMs: number; misses: number };

/** Longer than any delay of a working process on a busy machine: half a minute and more. */
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
 * Checks a process's health regularly, and calls `onDeaf` after a long time without a response: a process can run
 * without responding. Returns a function that ends the watch.
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
