"use strict";
// Required by a measured backend: writes every 100 ms for how long its event loop was held since, in milliseconds of CPU (of the
// whole process) and by the clock, as one line of JSON (bench/index-in-backend.ts).
const { appendFileSync } = require("node:fs");
const { monitorEventLoopDelay } = require("node:perf_hooks");
const { isMainThread } = require("node:worker_threads");

const file = process.env.BENCH_LOOP_FILE;
if (file && isMainThread) {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  let last = used();
  /** @type {number[]} */
  let times = [];
  setInterval(() => {
    const now = used();
    times.push(now - last);
    last = now;
  }, 1).unref();
  setInterval(() => {
    const line = {
      at: Date.now(),
      cpu: times.map((time) => Math.round(time * 10) / 10),
      clock: loop.max / 1e6 - 1,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    loop.reset();
    times = [];
    last = used();
  }, 100).unref();
}
