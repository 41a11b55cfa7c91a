import { Gauge, Registry } from "prom-client";

/** What `/api/ready` last found of this process. */
export const partMetrics = new Registry();

const ready = new Gauge({
  name: "shop_part_ready",
  help: "Whether a part that the process works with was there when it was last asked whether it is ready.",
  labelNames: ["part"],
  registers: [partMetrics],
});

export function noteParts(parts: Record<string, boolean>): void {
  for (const [part, isThere] of Object.entries(parts)) ready.set({ part }, Number(isThere));
}
