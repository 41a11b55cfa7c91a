import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Lets the edits of these things take turns, in every process: each reads what the one before has written. */
export function inTurn<Result>(
  scope: MedusaContainer,
  things: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  // In one order everywhere, so that two that share things wait for each other and not for ever.
  const turns = things.map((thing) => `edit:${thing}`).sort();
  return scope.resolve(Modules.LOCKING).execute(turns, work, { timeout: 8 });
}
