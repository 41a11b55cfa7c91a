import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { hotPool, query } from "../db/pool";

let delay: IntervalHistogram | undefined;

const gauge = (name: string, help: string, ...rows: string[]) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...rows,
];
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

/** The event loop's lag since the last look; watched from the first look on, so that it costs nothing before. */
function lagLines(): string[] {
  delay ??= monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const rows = [
    `shop_event_loop_lag_seconds{quantile="0.5"} ${seconds(delay.percentile(50))}`,
    `shop_event_loop_lag_seconds{quantile="0.99"} ${seconds(delay.percentile(99))}`,
    `shop_event_loop_lag_seconds{quantile="1"} ${seconds(delay.max)}`,
  ];
  delay.reset();
  return gauge("shop_event_loop_lag_seconds", "Lag of the event loop since the last scrape.", ...rows);
}

function poolLines(): string[] {
  const { totalCount, idleCount, waitingCount } = hotPool();
  return gauge(
    "shop_hot_pool_connections",
    "Connections of the pool for the shop's own SQL.",
    `shop_hot_pool_connections{state="open"} ${totalCount}`,
    `shop_hot_pool_connections{state="idle"} ${idleCount}`,
    `shop_hot_pool_connections{state="waiting"} ${waitingCount}`,
  );
}

/** The database's own count covers the engine's pool and every other process of the shop as well. */
async function databaseLines(): Promise<string[]> {
  const [connections, [backlog]] = await Promise.all([
    query<{ state: string; count: number }>({
      name: "metrics-connections",
      text: `select coalesce(state, 'other') as state, count(*)::integer as count from pg_stat_activity
             where datname = current_database() group by 1`,
    }),
    query<{ count: number; age: number }>({
      name: "metrics-outbox",
      text: `select count(*)::integer as count,
               coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
             from shop_outbox where done_at is null`,
    }),
  ]);
  return [
    ...gauge(
      "shop_database_connections",
      "Connections to the database, of all processes.",
      ...connections.map(({ state, count }) => `shop_database_connections{state="${state}"} ${count}`),
    ),
    ...gauge(
      "shop_outbox_waiting",
      "Messages that are still to be delivered.",
      `shop_outbox_waiting ${backlog?.count ?? 0}`,
    ),
    ...gauge(
      "shop_outbox_oldest_seconds",
      "Age of the oldest of them.",
      `shop_outbox_oldest_seconds ${backlog?.age ?? 0}`,
    ),
  ];
}

/** How this process and its database are, in Prometheus' text; without the database's part while it is away. */
export async function processLines(): Promise<string[]> {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...gauge(
      "process_resident_memory_bytes",
      "Memory of this process.",
      `process_resident_memory_bytes ${rss}`,
    ),
    ...gauge("nodejs_heap_size_used_bytes", "Heap in use.", `nodejs_heap_size_used_bytes ${heapUsed}`),
    "# HELP process_cpu_seconds_total CPU time of this process.",
    "# TYPE process_cpu_seconds_total counter",
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge(
      "process_uptime_seconds",
      "Since the start of this process.",
      `process_uptime_seconds ${process.uptime()}`,
    ),
    ...lagLines(),
    ...poolLines(),
    ...(await databaseLines().catch(() => [])),
  ];
}
