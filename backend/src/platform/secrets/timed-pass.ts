import type { z } from "zod";
import { type Purpose, seal, unseal } from "./sealed";

/** Long enough to look at it on another device too, short enough that a forwarded link is soon worth nothing. */
const validMs = 30 * 60_000;

/**
 * What a link holds that works for half an hour, for whoever has it: sealed, so that nothing has to be stored. `shape`
 * says what it is for; times in ms since 1970.
 */
export function timedPass<Holds extends object>(purpose: Purpose, shape: z.ZodType<Holds>) {
  return {
    issue(holds: Holds, now = Date.now()): { token: string; until: number } {
      const until = now + validMs;
      return { token: seal(JSON.stringify({ ...holds, until }), purpose), until };
    },

    /** Undefined if the shop did not make it for this, or it is over. */
    read(token: string, now = Date.now()): (Holds & { until: number }) | undefined {
      try {
        const held: { until?: unknown } = JSON.parse(unseal(token, purpose));
        const { until } = held;
        if (typeof until !== "number" || until <= now) return undefined;
        return { ...shape.parse(held), until };
      } catch {
        return undefined;
      }
    },
  };
}
