import { log } from "../log";
import { openLanes } from "./lanes";

/** The shop's background work. */
export const workerNames = [
  "outbox",
  "payment webhooks",
  "payments",
  "courier reports",
  "bookings",
  "webhooks",
  "engine orders",
  "catalogue",
  "catalogue sweep",
  "catalogue numbers",
  "when back",
  "price drops",
  "edge",
  "search index",
] as const;
export type WorkerName = (typeof workerNames)[number];

export type Turn = {
  /** Whether the process is stopping: work that has not begun is left to others. */
  isStopped: () => boolean;
  /** Runs a part of the work in a lane of its own, so that a slow part delays no other. */
  aside: (part: string, work: () => Promise<unknown>) => void;
};

export type Worker = {
  name: WorkerName;
  /**
   * The interval between checks for work left by a crash, an outage or another process; the first check is at the
   * start.
   */
  everyMs: number;
  /** Works until nothing is due. Errors are logged, and the next turn retries. */
  work: (turn: Turn) => Promise<unknown>;
};

/** The delay that combines writes at about the same time into one turn. */
export const gatherMs = 50;
/** How long a stopping process waits for its current work; interrupted work is due again in the next process. */
const stopMs = 5_000;

type Scheduled = { everyMs: number; at: number; run: () => void };

const schedule = new Map<WorkerName, Scheduled>();
let timer: NodeJS.Timeout | undefined;
let callElsewhere: ((name: WorkerName) => void) | undefined;

function setTimer(): void {
  clearTimeout(timer);
  if (schedule.size === 0) return;
  const next = Math.min(...[...schedule.values()].map(({ at }) => at));
  timer = setTimeout(runDue, Math.max(0, next - performance.now()));
  timer.unref();
}

function runDue(): void {
  const now = performance.now();
  for (const worker of schedule.values()) {
    if (worker.at > now) continue;
    worker.at = now + worker.everyMs;
    worker.run();
  }
  setTimer();
}

/**
 * Starts a worker's next turn within `inMs` instead of after its interval. A process without workers passes it on to
 * those that have them (`callWorkersElsewhere`), or does nothing, as a command.
 */
export function wake(name: WorkerName, inMs = gatherMs): void {
  const worker = schedule.get(name);
  if (!worker) callElsewhere?.(name);
  const at = performance.now() + inMs;
  if (!worker || worker.at <= at) return;
  worker.at = at;
  setTimer();
}

/** Wakes all workers of this process: there may be work that it has not heard of. */
export function wakeAll(): void {
  for (const name of schedule.keys()) wake(name, 0);
}

/** From now on `call` gets what is woken and does not run in this process; undefined ends it. */
export function callWorkersElsewhere(call: ((name: WorkerName) => void) | undefined): void {
  callElsewhere = call;
}

/** Runs workers in this process, each one turn at a time; returns a function that stops them. */
export function startWorkers(workers: readonly Worker[]): () => Promise<void> {
  let hasStopped = false;
  const isStopped = () => hasStopped;
  const lanes = openLanes((error, lane) =>
    log.warn({ worker: lane, err: error }, "background work: the next turn tries again"),
  );
  for (const { name, everyMs, work } of workers) {
    const aside: Turn["aside"] = (part, partOfWork) => lanes.run(`${name}: ${part}`, partOfWork);
    const run = () => lanes.run(name, () => work({ isStopped, aside }));
    schedule.set(name, { everyMs, at: performance.now() + everyMs, run });
    run();
  }
  setTimer();
  return async () => {
    hasStopped = true;
    for (const { name } of workers) schedule.delete(name);
    setTimer();
    await lanes.idle(stopMs);
  };
}
