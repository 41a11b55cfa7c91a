import { env } from "../../platform/env";
import { log } from "../../platform/log";
import { openLanes } from "../../platform/outbox/lanes";
import { drainOwed } from "./drain";
import { beginSweep, workOnSweep } from "./sweep";

/** A quick look at two indexes; what it finds is shown well within a second. */
const glanceMs = 300;
const sweepGlanceMs = 30_000;
/** How long a stopping process waits for the products that it is working on. */
const stopMs = 3_000;

let isStopped = false;
const lanes = openLanes((error) => log.warn({ err: error }, "catalogue: it is behind, the next look comes"));

const drain = () => lanes.run("owed", () => drainOwed(() => isStopped));
const sweep = () => lanes.run("sweep", () => workOnSweep(() => isStopped));

/**
 * Shows what was still marked when the last process ended: sales that started or ended meanwhile, changes it did not
 * get to.
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
  sweep();
}

/**
 * Follows the engine from now on, and compares everything with it once at the start; returns a function that stops
 * it.
 */
export function followEngine(): () => Promise<void> {
  isStopped = false;
  drain();
  const timers = [setInterval(drain, glanceMs)];
  // Processes that only answer requests leave the full comparison to those that run background work.
  if (env().WORKER_MODE !== "server") {
    lanes.run("sweep", async () => {
      await beginSweep();
      await workOnSweep(() => isStopped);
    });
    // For a sweep that another process started and did not finish.
    timers.push(setInterval(sweep, sweepGlanceMs));
  }
  for (const timer of timers) timer.unref();
  return async () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await lanes.idle(stopMs);
  };
}
