import { z } from "zod";

/** Faults to inject, for tests and for trying out how the shop reacts. */
export const Faults = z.object({
  webhook: z
    .object({
      delayMs: z.int().min(0).max(60_000).default(0),
      /** How many of the next events are lost. */
      drop: z.int().min(0).default(0),
      /** How often each event is sent. */
      times: z.int().min(1).max(10).default(1),
      /** Hold events back and send them newest first, this many at a time. */
      reorder: z.int().min(0).max(50).default(0),
    })
    .prefault({}),
  api: z
    .object({
      /** `lost` does the work and closes the connection before the response. */
      kind: z.enum(["none", "timeout", "reset", "error", "busy", "lost"]).default("none"),
      /** How many of the next calls are affected. */
      calls: z.int().min(0).default(0),
      /** Only calls of this kind, such as `POST /v1/orders`. */
      only: z.string().optional(),
    })
    .prefault({}),
  refund: z
    .object({
      /** `pending`: not completed until it is queried a second time. `failed`: the bank refuses it. */
      kind: z.enum(["processed", "pending", "failed"]).default("processed"),
      /** How many of the next refunds are affected. */
      calls: z.int().min(0).default(0),
    })
    .prefault({}),
});
export type Faults = z.infer<typeof Faults>;

export const noFaults = (): Faults => Faults.parse({});
