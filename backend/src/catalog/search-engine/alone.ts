import { randomUUID } from "node:crypto";
import { query } from "../../platform/db/pool";

const me = randomUUID();
/** So long nobody else writes when a process has died at it. */
const heldFor = "1 minute";
const renewMs = 15_000;

async function hold(): Promise<boolean> {
  const held = await query<{ holder: string }>({
    name: "search-hold",
    text: `update catalog_search_state set holder = $1, held_until = now() + $2::interval
      where held_until < now() or holder = $1 returning holder`,
    values: [me, heldFor],
  });
  return held.length > 0;
}

const release = () =>
  query({
    name: "search-release",
    text: "update catalog_search_state set held_until = '-infinity' where holder = $1",
    values: [me],
  });

/**
 * Runs `work` unless another process writes into the index: of two that write the same product the slower one would leave an older
 * row behind. Held by a row and not by a lock of the database: a build of the whole index may take hours.
 */
export async function aloneAtIndex(work: () => Promise<void>): Promise<void> {
  if (!(await hold())) return;
  const renewing = setInterval(() => void hold().catch(() => {}), renewMs).unref();
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await release();
  }
}
