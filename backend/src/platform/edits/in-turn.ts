import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { env } from "../env";

/** Below the deadline of a call, in seconds. */
const patience = () => (env().ANSWER_WITHIN_MS - 1_000) / 1_000;

/** Runs the edits of these things one after the other, across all processes: each reads what the previous one wrote. */
export function inTurn<Result>(
  scope: MedusaContainer,
  things: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  // In one order everywhere, so that two edits that share things wait for each other without a deadlock.
  const turns = things.map((thing) => `edit:${thing}`).sort();
  return scope.resolve(Modules.LOCKING).execute(turns, work, { timeout: patience() });
}
