import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { readSweep } from "../../catalog/refresh/sweep";
import { hotPool, query } from "../../platform/db/pool";

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

/** What the read model still owes, and what its last look at the engine came to. */
async function catalogueLines(): Promise<string[]> {
  const [[owed], sweep] = await Promise.all([
    query<{ count: number; age: number }>({
      name: "metrics-catalog-owed",
      text: `select count(distinct product_id)::integer as count,
               coalesce(extract(epoch from now() - min(since)), 0)::float8 as age from catalog_owed`,
    }),
    readSweep(),
  ]);
  const at = (date: Date | null | undefined) => (date?.getTime() ?? 0) / 1_000;
  return [
    ...gauge(
      "shop_catalogue_owed",
      "Products whose latest change is not shown yet.",
      `shop_catalogue_owed ${owed?.count ?? 0}`,
    ),
    ...gauge(
      "shop_catalogue_owed_oldest_seconds",
      "Age of the oldest of these changes.",
      `shop_catalogue_owed_oldest_seconds ${owed?.age ?? 0}`,
    ),
    "# HELP shop_catalogue_healed_total Products that a sweep found shown otherwise than the engine has them.",
    "# TYPE shop_catalogue_healed_total counter",
    `shop_catalogue_healed_total ${sweep?.healedEver ?? 0}`,
    ...gauge(
      "shop_catalogue_swept_timestamp_seconds",
      "When the last sweep of all products ended.",
      `shop_catalogue_swept_timestamp_seconds ${at(sweep?.finishedAt)}`,
    ),
  ];
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
    ...(await catalogueLines().catch(() => [])),
  ];
}
