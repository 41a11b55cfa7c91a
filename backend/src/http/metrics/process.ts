import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { hotPool } from "../../platform/db/pool";

const registry = new Registry();

new Gauge({
  name: "shop_hot_pool_connections",
  help: "Connections of the pool for the shop's own SQL.",
  labelNames: ["state"],
  registers: [registry],
  collect() {
    const { totalCount, idleCount, waitingCount } = hotPool();
    this.set({ state: "open" }, totalCount);
    this.set({ state: "idle" }, idleCount);
    this.set({ state: "waiting" }, waitingCount);
  },
});

let isWatched = false;

/**
 * How this process is: memory, CPU, event loop lag since the last scrape, garbage collection, our pool. Watched from
 * the first scrape on, which has no lag to show yet, so that it costs nothing where nobody scrapes.
 */
export function processMetrics(): Registry {
  if (!isWatched) collectDefaultMetrics({ register: registry });
  isWatched = true;
  return registry;
}
