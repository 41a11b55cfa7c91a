import { z } from "zod";

/** What goes wrong on purpose, for tests and for seeing how the shop bears it. */
export const CourierFaults = z.object({
  api: z
    .object({
      /** `lost` does the work and cuts the line before the answer; `expired` ends the token. */
      kind: z.enum(["none", "down", "slow", "error", "busy", "garbage", "lost", "expired"]).default("none"),
      /** How many of the next calls it befalls. */
      calls: z.coerce.number().int().min(0).default(0),
      /** Only calls whose path holds this; the sign-in too where nothing is said. */
      on: z.string().default(""),
    })
    .prefault({}),
  /** Pincodes that no carrier goes to. */
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
