import { everyPage, type KeyHeader, keyHeaders } from "../contract/surrogate-keys";
import { env } from "../platform/env";
import { log } from "../platform/log";
import type { Worker } from "../platform/queue/workers";
import { beginNotes, dueNotes, endNotes, type Note, noteChanges, noteSent } from "./notes";

/** The cache in front of the shop that is told what to forget. */
type Edge = { url: string; token: string | undefined; keyHeader: KeyHeader };

const lookMs = 1_000;
const patienceMs = 10_000;
/** Keys of one message: some 3 kB, which every cache takes in a header. */
const keysAtOnce = 100;
/** From so many changes on, everything is forgotten at once: an import, or a long outage. */
const mostNotes = 2_000;
const longestPauseMs = 60_000;

function configured(): Edge | undefined {
  const { EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token, EDGE_KEY_HEADER: keyHeader } = env();
  return url === undefined ? undefined : { url, token, keyHeader };
}

/** The keys of a message each; one of every page makes all others needless. */
export function messagesOf(notes: readonly Note[]): string[][] {
  const keys = [...new Set(notes.map(({ key }) => key))];
  if (keys.includes(everyPage) || notes.length >= mostNotes) return [[everyPage]];
  const count = Math.ceil(keys.length / keysAtOnce);
  return Array.from({ length: count }, (_, at) => keys.slice(at * keysAtOnce, (at + 1) * keysAtOnce));
}

/** Throws unless the cache has taken it. */
async function send({ url, token, keyHeader }: Edge, keys: readonly string[]): Promise<void> {
  const { status, body } = await fetch(url, {
    method: "POST",
    headers: {
      [keyHeader]: keys.join(keyHeaders[keyHeader]),
      ...(token && { authorization: `Bearer ${token}`, "fastly-key": token }),
    },
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
  });
  await body?.cancel();
  if (status < 200 || status >= 300) throw new Error(`The cache answered a purge with ${status}`);
}

/** Sends what is due; whatever fails is due as before. */
async function purgeDue(edge: Edge): Promise<void> {
  for (;;) {
    const notes = await dueNotes(mostNotes);
    if (notes.length === 0) return;
    for (const keys of messagesOf(notes)) await send(edge, keys);
    await noteSent(notes.map(({ id }) => id));
    if (notes.length < mostNotes) return;
  }
}

/**
 * Tells the cache in front of the shop what to forget, each thing twice, until it has taken it. It begins with everything:
 * pages from before this process may name files of an older build, or things noted by nobody. Without such a cache it
 * only sees to it that nothing is noted.
 */
export function edgeWorker(edge: Edge | undefined = configured()): Worker {
  let hasBegun = false;
  let failures = 0;
  let pausedUntil = 0;
  async function follow(to: Edge): Promise<void> {
    if (!hasBegun) await beginNotes();
    hasBegun = true;
    await noteChanges();
    if (performance.now() < pausedUntil) return;
    try {
      await purgeDue(to);
      failures = 0;
    } catch (error) {
      pausedUntil = performance.now() + Math.min(longestPauseMs, lookMs * 2 ** failures);
      failures += 1;
      log.warn({ err: error, failures }, "edge: a purge was not taken and will be sent again");
    }
  }
  return {
    name: "edge",
    everyMs: edge ? lookMs : longestPauseMs,
    work: async () => {
      if (edge) return follow(edge);
      if (!hasBegun) await endNotes();
      hasBegun = true;
    },
  };
}
