import { query, type Statement } from "../platform/db/pool";
import { log } from "../platform/log";

/** So much of a queue is changed at once: a very long one takes longer than a statement may. */
export const atOnce = 5_000;

/** So many portions a request has time for. */
const portionsOfRequest = 3;

/** Returns whether nothing was left to change. */
async function changeQueue(portion: Statement, portions: number): Promise<boolean> {
  for (let done = 0; done < portions; done += 1) {
    const changed = await query(portion);
    // Fewer than asked for may be those that were just sent.
    if (changed.length === 0) return true;
  }
  return false;
}

/** Runs a statement, which returns a row for each message that it changed, until none is left. */
export async function wholeQueue(portion: Statement): Promise<void> {
  await changeQueue(portion, Number.POSITIVE_INFINITY);
}

/**
 * The same for a request, which does not wait for the rest of a long queue; where that fails, or the process ends, the hourly job
 * goes on.
 */
export async function beginQueue(portion: Statement): Promise<void> {
  const leaveIt = (error: unknown) =>
    log.warn(
      { err: error, statement: portion.name },
      "webhook: the rest of its queue follows within the hour",
    );
  try {
    if (await changeQueue(portion, portionsOfRequest)) return;
  } catch (error) {
    return leaveIt(error);
  }
  void wholeQueue(portion).catch(leaveIt);
}
