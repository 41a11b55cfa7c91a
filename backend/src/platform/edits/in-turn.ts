import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Runs the edits of these things one after the other, across all processes: each reads what the previous one wrote. */
export function inTurn<Result>(
  scope: MedusaContainer,
  things: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  // In one order everywhere, so that two edits that share things wait for each other without a deadlock.
  const turns = things.map((thing) => `edit:${thing}`).sort();
  return scope.resolve(Modules.LOCKING).execute(turns, work, { timeout: 8 });
}
