import { query } from "../db/pool";
import { log } from "../log";
import { callWorkersElsewhere, gatherMs, type WorkerName } from "./workers";

/** The channel on which a server names the workers that have something to do (LISTEN, NOTIFY). */
export const channel = "shop_wake";

/**
 * For a process that has no workers: tells those that have them, at most once in a moment, which of them have something to do.
 * If nobody hears it, the work is found by their next look. Returns what ends it.
 */
export function callWorkers(): () => Promise<void> {
  const called = new Set<WorkerName>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (called.size === 0) return;
    const names = [...called];
    called.clear();
    // A statement of its own, after the commit of what was written: a transaction that notifies commits behind all others that do.
    await query({
      name: "call-workers",
      text: "select pg_notify($1, name) from unnest($2::text[]) name",
      values: [channel, names],
    }).catch((error) => log.info({ err: error, names }, "background work: not called, it is found later"));
  }

  callWorkersElsewhere((name) => {
    called.add(name);
    timer ??= setTimeout(tell, gatherMs).unref();
  });
  return async () => {
    callWorkersElsewhere(undefined);
    await tell();
  };
}
