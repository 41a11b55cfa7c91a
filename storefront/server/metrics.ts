import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { mayReadMetrics } from "@contract/metrics-access";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Pool } from "undici";

export const metricsPath = "/metrics";

const registry = new Registry();
const registers = [registry];

/** Of pages that were ready, by status, since the last scrape: a number is counted up faster than a labelled counter. */
const ready = new Map<number, number>();

const answered = new Counter({
  name: "shop_web_requests_total",
  help: "Requests answered by this web process, by what was asked for and status.",
  labelNames: ["kind", "status"],
  registers,
  collect() {
    for (const [status, count] of ready) this.inc({ kind: "page", status }, count);
    ready.clear();
  },
});
const rendering = new Gauge({
  name: "shop_web_rendering",
  help: "Pages that are being rendered.",
  registers,
});
const renders = new Histogram({
  name: "shop_web_render_seconds",
  help: "How long rendering a page took, with its reads from the backend. Requests for pages beyond these came from the cache.",
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** What the page cache answered since the last scrape, for the same reason. */
const looks = { hit: 0, stale: 0, miss: 0 };

new Counter({
  name: "shop_web_page_cache_total",
  help: "Pages asked of the page cache: there (hit), served once more while there is no newer one yet (stale), or waited for (miss).",
  labelNames: ["outcome"],
  registers,
  collect() {
    for (const outcome of ["hit", "stale", "miss"] as const) {
      this.inc({ outcome }, looks[outcome]);
      looks[outcome] = 0;
    }
  },
});

/** What the connections of a pool are for: passing on calls and uploads, rendering pages, handling forms without script. */
export type PoolUse = "call" | "upload" | "page" | "form";
const pools = new Map<Pool, PoolUse>();

new Gauge({
  name: "shop_web_backend_connections",
  help: "Connections to the backend, and requests that wait for one, by what they are for.",
  labelNames: ["pool", "state"],
  registers,
  collect() {
    this.reset();
    for (const [pool, use] of pools) {
      if (pool.closed) {
        pools.delete(pool);
        continue;
      }
      const { connected, free, pending } = pool.stats;
      this.inc({ pool: use, state: "open" }, connected);
      this.inc({ pool: use, state: "idle" }, free);
      this.inc({ pool: use, state: "waiting" }, pending);
    }
  },
});

const aged = new Counter({
  name: "shop_web_aged_pages_total",
  help: "Pages served past their time and marked as old, because the backend did not answer.",
  registers,
});

/** What is asked for, by the beginning of its path; a page otherwise. */
const kinds: readonly [string, string][] = [
  ["/api/", "call"],
  ["/hooks/", "call"],
  ["/assets/", "file"],
  ["/pictures/", "picture"],
  ["/files/", "picture"],
  ["/admin", "panel"],
];

export const kindOf = (pathname: string): string =>
  kinds.find(([start]) => pathname.startsWith(start))?.[1] ?? "page";

/** Counts a request once it is answered. */
export function countAnswer(pathname: string, res: ServerResponse): void {
  const kind = kindOf(pathname);
  res.once("finish", () => answered.inc({ kind, status: res.statusCode }));
}

function countFinished(this: ServerResponse): void {
  ready.set(this.statusCode, (ready.get(this.statusCode) ?? 0) + 1);
}

/** Counts a page that is sent as it lies ready, once it is answered. */
export function countReady(res: ServerResponse): void {
  looks.hit += 1;
  res.on("finish", countFinished);
}

/** Measures one rendering, which may fail. */
export async function measureRender<Page>(render: () => Promise<Page>): Promise<Page> {
  const end = renders.startTimer();
  rendering.inc();
  try {
    return await render();
  } finally {
    rendering.dec();
    end();
  }
}

/** Counts a page asked of the page cache. */
export function countLook(outcome: keyof typeof looks): void {
  looks[outcome] += 1;
}

/** Shows a pool's connections until it is closed. */
export function watchPool(pool: Pool, use: PoolUse): void {
  pools.set(pool, use);
}

export const countAged = (): void => aged.inc();

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

let isWatched = false;

/**
 * This process's metrics in Prometheus' text format: for this machine, and for requests with METRICS_TOKEN. Returns false
 * for anybody else, to whom there is no such page. The process itself is watched from the first scrape on.
 */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  token: string | undefined,
): Promise<boolean> {
  if (!mayReadMetrics(req, token, isSame)) return false;
  if (!isWatched) collectDefaultMetrics({ register: registry });
  isWatched = true;
  const text = await registry.metrics();
  res.writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE, "Cache-Control": "no-store" });
  res.end(text);
  return true;
}
