import { monitorEventLoopDelay } from "node:perf_hooks";

type Times = { p99: number; worst: number };
/** For how long the event loop was held, in milliseconds; and how many times for more than 20 ms of CPU. */
export type Held = { cpu: Times; clock: Times; over20: number };

/** Of the timers, in milliseconds: taken off from the times by the clock. */
const resolution = 1;
const tooLong = 20;

/**
 * Measures for how long the event loop is held: by the clock, in which the turns of other programs are as well, and by the
 * CPU that the process needs between two timers, the collector's and compiler's threads included. On a shared machine the second is
 * the figure to trust. Reading starts a new measurement.
 */
export function watchLoop(): () => Held {
  const loop = monitorEventLoopDelay({ resolution });
  loop.enable();
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  let times: number[] = [];
  let last = used();
  setInterval(() => {
    const now = used();
    times.push(now - last);
    last = now;
  }, resolution).unref();
  const own = (value: number) => Math.max(0, value / 1e6 - resolution);
  return () => {
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const held = {
      cpu: { p99: at(0.99), worst: at(1) },
      clock: { p99: own(loop.percentile(99)), worst: own(loop.max) },
      over20: times.filter((time) => time > tooLong).length,
    };
    loop.reset();
    times = [];
    last = used();
    return held;
  };
}
