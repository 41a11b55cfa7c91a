import { z } from "zod";

/** Faults to inject, for tests and for trying out how the shop reacts. */
export const CourierFaults = z.object({
  api: z
    .object({
      /** `lost` does the work and closes the connection before the response; `expired` revokes the token. */
      kind: z.enum(["none", "down", "slow", "error", "busy", "garbage", "lost", "expired"]).default("none"),
      /** How many of the next calls are affected. */
      calls: z.coerce.number().int().min(0).default(0),
      /** Only calls whose path contains this; all calls, including the sign-in, if omitted. */
      on: z.string().default(""),
    })
    .prefault({}),
  /** Pincodes that no carrier serves. */
  refusePincodes: z.array(z.string()).default([]),
  webhook: z
    .object({
      /** How many of the next reports are lost. */
      drop: z.coerce.number().int().min(0).default(0),
      /** How often each is sent. */
      times: z.coerce.number().int().min(1).max(10).default(1),
    })
    .prefault({}),
});
export type CourierFaults = z.infer<typeof CourierFaults>;

export const noCourierFaults = (): CourierFaults => CourierFaults.parse({});
