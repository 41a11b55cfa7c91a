import { setTimeout as pause } from "node:timers/promises";
import { identityOf } from "./process-identity";

const isThere = (identity: string) => identityOf(Number(identity.split(":")[0])) === identity;

/**
 * Waits for processes that a killed launcher left behind: they end by themselves when they notice
 * (end-with-parent.mjs); one that does not is killed.
 */
export async function endLeftovers(identities: string[], patienceMs = 8_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (identities.some(isThere) && Date.now() < deadline) await pause(50);
  for (const identity of identities.filter(isThere)) {
    try {
      process.kill(Number(identity.split(":")[0]), "SIGKILL");
    } catch {
      // It ended between the check and the kill.
    }
  }
}
