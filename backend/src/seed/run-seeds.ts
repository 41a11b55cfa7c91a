import type { MedusaContainer } from "@medusajs/framework/types";
import { oneAtATime } from "../platform/db/one-at-a-time";
import { query } from "../platform/db/pool";
import { env } from "../platform/env";
import { loadIdentity } from "../platform/identity/identity";
import { catchUp } from "../platform/revisions/revisions";
import { seeds } from "./seeds";

/** Any number that only this lock uses: if several backends start at once, one seeds and the others wait. */
const seedLock = 7_312_027;

/** Runs the seeds that this database does not have yet, in order, and records each when it is done. */
export async function runSeeds(container: MedusaContainer): Promise<void> {
  if ((await pendingSeeds()).length === 0) return;
  await oneAtATime(seedLock, async () => {
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
  });
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
