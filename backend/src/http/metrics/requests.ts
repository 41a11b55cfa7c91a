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
const byDoor = new Map<string, Durations>();

/** Counts one answered request; doors are the table's names, so that there are never many series. */
export function noteRequest(door: string, status: number, seconds: number): void {
  const key = `door="${door}",status="${status}"`;
  byStatus.set(key, (byStatus.get(key) ?? 0) + 1);
  let durations = byDoor.get(door);
  if (!durations) {
    durations = new Durations();
    byDoor.set(door, durations);
  }
  durations.note(seconds);
}

/** The requests since the start of this process, in Prometheus' text. */
export function requestLines(): string[] {
  const lines = [
    "# HELP shop_requests_total Requests answered, by door of the contract and status.",
    "# TYPE shop_requests_total counter",
    ...[...byStatus].map(([labels, count]) => `shop_requests_total{${labels}} ${count}`),
    "# HELP shop_request_seconds How long requests took, by door.",
    "# TYPE shop_request_seconds histogram",
  ];
  for (const [door, { counts, sum, count }] of byDoor) {
    let below = 0;
    buckets.forEach((end, at) => {
      below += counts[at] ?? 0;
      lines.push(`shop_request_seconds_bucket{door="${door}",le="${end}"} ${below}`);
    });
    lines.push(`shop_request_seconds_bucket{door="${door}",le="+Inf"} ${count}`);
    lines.push(`shop_request_seconds_sum{door="${door}"} ${Number(sum.toFixed(6))}`);
    lines.push(`shop_request_seconds_count{door="${door}"} ${count}`);
  }
  return lines;
}
