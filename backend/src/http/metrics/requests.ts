import { Counter, Histogram, Registry } from "prom-client";

/** Requests since this process started. */
export const requestMetrics = new Registry();

const answered = new Counter({
  name: "shop_requests_total",
  help: "Requests answered, by route of the contract and status.",
  labelNames: ["route", "status"],
  registers: [requestMetrics],
});
const durations = new Histogram({
  name: "shop_request_seconds",
  help: "How long requests took, by route.",
  labelNames: ["route"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [requestMetrics],
});

/** Counts one completed request; routes are named as in the table, so that the number of series stays small. */
export function noteRequest(route: string, status: number, seconds: number): void {
  answered.inc({ route, status });
  durations.observe({ route }, seconds);
}
