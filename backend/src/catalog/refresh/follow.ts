import { log } from "../../platform/log";
import { type Worker, wake } from "../../platform/queue/workers";
import { drainOwed } from "./drain";
import { giveNumbers } from "./numbers";
import { beginSweep, workOnSweep } from "./sweep";

/** A quick look at two indexes; what it finds is shown well within a second. */
const glanceMs = 300;
const sweepGlanceMs = 30_000;

/**
 * Projects what was still marked when the last process ended: sales that started or ended meanwhile, unprocessed
 * changes.
 */
export async function catchUpAtStart(mostMs: number): Promise<void> {
  const end = Date.now() + mostMs;
  await drainOwed(() => Date.now() > end).catch((error) =>
    log.warn({ err: error }, "catalogue: it is behind, it catches up while it serves"),
  );
}

/** Starts a comparison of every product with the engine. */
export async function sweepCatalogue(): Promise<void> {
  await beginSweep();
  wake("catalogue sweep", 0);
}

/** Follow the engine, compare everything with it once at the start, and give older code the numbers of changes. */
export function catalogueWorkers(): Worker[] {
  const follow: Worker = {
    name: "catalogue",
    everyMs: glanceMs,
    work: ({ isStopped }) => drainOwed(isStopped),
  };
  let hasBegun = false;
  const sweep: Worker = {
    name: "catalogue sweep",
    everyMs: sweepGlanceMs,
    work: async ({ isStopped }) => {
      if (!hasBegun) await beginSweep();
      hasBegun = true;
      // From the second turn on: for a sweep that another process started and did not finish.
      await workOnSweep(isStopped);
    },
  };
  const number: Worker = {
    name: "catalogue numbers",
    everyMs: glanceMs,
    work: ({ isStopped }) => giveNumbers(isStopped),
  };
  return [follow, sweep, number];
}
