/** Upper ends of the duration buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

class Durations {
  readonly counts = new Uint32Array(buckets.length);
  sum = 0;
  count = 0;

  note(seconds: number): void {
    const at = buckets.findIndex((end) => seconds <= end);
    if (at >= 0) this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.sum += seconds;
    this.count += 1;
  }
}

const byStatus = new Map<string, number>();
const byRoute = new Map<string, Durations>();

/** Counts one answered request; routes are the table's names, so that there are never many series. */
export function noteRequest(route: string, status: number, seconds: number): void {
  const key = `route="${route}",status="${status}"`;
  byStatus.set(key, (byStatus.get(key) ?? 0) + 1);
  let durations = byRoute.get(route);
  if (!durations) {
    durations = new Durations();
    byRoute.set(route, durations);
  }
  durations.note(seconds);
}

/** The requests since the start of this process, in Prometheus' text. */
export function requestLines(): string[] {
  const lines = [
    "# HELP shop_requests_total Requests answered, by route of the contract and status.",
    "# TYPE shop_requests_total counter",
    ...[...byStatus].map(([labels, count]) => `shop_requests_total{${labels}} ${count}`),
    "# HELP shop_request_seconds How long requests took, by route.",
    "# TYPE shop_request_seconds histogram",
  ];
  for (const [route, { counts, sum, count }] of byRoute) {
    let below = 0;
    buckets.forEach((end, at) => {
      below += counts[at] ?? 0;
      lines.push(`shop_request_seconds_bucket{route="${route}",le="${end}"} ${below}`);
    });
    lines.push(`shop_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`);
    lines.push(`shop_request_seconds_sum{route="${route}"} ${Number(sum.toFixed(6))}`);
    lines.push(`shop_request_seconds_count{route="${route}"} ${count}`);
  }
  return lines;
}
