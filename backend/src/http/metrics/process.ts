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
 * The state of this process: memory, CPU, event loop lag since the last scrape, garbage collection, our pool.
 * Measured from the first scrape on, which has no lag yet, so that it costs nothing without a scraper.
 */
export function processMetrics(): Registry {
  if (!isWatched) collectDefaultMetrics({ register: registry });
  isWatched = true;
  return registry;
}
