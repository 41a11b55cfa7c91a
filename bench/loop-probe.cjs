"use strict";
// Required by a measured backend: writes every 100 ms for how long its event loop was held since, in milliseconds, and how long each
// collection of the heap took, as one line of JSON (bench/index-in-backend.ts). Of the time between two looks at the loop, "worked" is what
// its thread had of a core, "held" leaves out only what it waited for one that others had, as Linux counts both; "clock" is all of it.
const { appendFileSync, readFileSync } = require("node:fs");
const { PerformanceObserver, constants, performance } = require("node:perf_hooks");
const { isMainThread } = require("node:worker_threads");

const file = process.env.BENCH_LOOP_FILE;
const everyMs = 1;

/** @typedef {{ detail: { kind: number }, duration: number }} Collection */

if (file && isMainThread) {
  /** @type {Record<number, string>} */
  const kinds = {
    [constants.NODE_PERFORMANCE_GC_MINOR]: "young",
    [constants.NODE_PERFORMANCE_GC_MAJOR]: "whole",
    [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: "step",
    [constants.NODE_PERFORMANCE_GC_WEAKCB]: "weak",
  };
  /** @type {[string, number][]} */
  let collections = [];
  new PerformanceObserver((list) => {
    for (const { detail, duration } of /** @type {Collection[]} */ (
      /** @type {unknown} */ (list.getEntries())
    ))
      collections.push([kinds[detail.kind] ?? "other", duration]);
  }).observe({ entryTypes: ["gc"] });

  /** What this thread had of a core until now, and for how long it was ready to run without one, in ms. */
  const look = () => {
    const file = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8");
    const [ran = 0, waited = 0] = file.split(" ").map(Number);
    return { at: performance.now(), ran: ran / 1e6, waited: waited / 1e6 };
  };
  let last = look();
  /** @type {number[]} */
  let worked = [];
  let held = 0;
  let clock = 0;
  setInterval(() => {
    const now = look();
    const late = now.at - last.at - everyMs;
    clock = Math.max(clock, late);
    held = Math.max(held, late - (now.waited - last.waited));
    worked.push(Math.round((now.ran - last.ran) * 10) / 10);
    last = now;
  }, everyMs).unref();
  setInterval(() => {
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), worked, held, clock, collections })}\n`);
    [worked, held, clock, collections] = [[], 0, 0, []];
    last = look();
  }, 100).unref();
}
