import type { MedusaContainer } from "@medusajs/framework/types";
import { oneAtATime } from "../platform/db/one-at-a-time";
import { query } from "../platform/db/pool";
import { env } from "../platform/env";
import { loadIdentity } from "../platform/identity/identity";
import { catchUp } from "../platform/revisions/revisions";
import { seeds } from "./seeds";

/** Any number that only this lock uses. */
const seedLock = 7_312_027;

/**
 * Boots the engine, and runs the seeds that this database does not have yet. If several processes start at once on such a database,
 * one does both and the others wait before they boot: at its boot the engine makes a store, a sales channel and a key where it sees
 * none, without a look at what another process is making, and a second store of its kind keeps the shop from ever starting.
 */
export async function bootAndSeed<Booted extends { container: MedusaContainer }>(
  boot: () => Promise<Booted>,
): Promise<Booted> {
  if ((await pendingSeeds()).length === 0) return boot();
  const booted = await oneAtATime(seedLock, async () => {
    // Another one has done it: who waited needs no turn, and boots beside the others.
    if ((await pendingSeeds()).length === 0) return undefined;
    const first = await boot();
    await runSeeds(first.container);
    return first;
  });
  return booted ?? boot();
}

async function runSeeds(container: MedusaContainer): Promise<void> {
  // Demo orders are taxed and invoiced as the shop's own.
  await loadIdentity();
  await catchUp();
  for (const seed of await pendingSeeds()) {
    await seed.run(container);
    await query({
      text: `insert into shop_stamp (key, value) values ($1, $2)
             on conflict (key) do update set value = excluded.value, at = now()`,
      values: [`seed:${seed.name}`, String(seed.version)],
    });
  }
}

async function pendingSeeds() {
  const stamps = await query<{ key: string; value: string }>({
    text: "select key, value from shop_stamp where key like 'seed:%'",
  });
  const done = new Map(stamps.map(({ key, value }) => [key, value]));
  return seeds.filter(
    (seed) => (seed.wanted?.(env()) ?? true) && done.get(`seed:${seed.name}`) !== String(seed.version),
  );
}
