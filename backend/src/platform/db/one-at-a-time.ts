import { directDatabaseUrl } from "../env";
import { Client } from "./driver";

/** A separate connection: a lock may be waited for, and held, longer than any request may wait. */
async function holding<Result>(
  databaseUrl: string,
  work: (holder: Client) => Promise<Result>,
): Promise<Result> {
  const holder = new Client({
    connectionString: databaseUrl,
    application_name: "shop-turn",
    keepAlive: true,
  });
  await holder.connect();
  try {
    return await work(holder);
  } finally {
    // Who was cut off holds nothing any more.
    await holder.end().catch(() => {});
  }
}

/** Runs `run` while no other process of the shop runs anything under the same `lock`, any number that only one matter uses. */
export function oneAtATime<Result>(lock: number, run: () => Promise<Result>): Promise<Result> {
  return holding(directDatabaseUrl(), async (holder) => {
    await holder.query("select pg_advisory_lock($1)", [lock]);
    return run();
  });
}

/** The same, but it is left to the other process where one is at it; undefined then. */
export function unlessUnderWay<Result>(
  databaseUrl: string,
  lock: number,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  return holding(databaseUrl, async (holder) => {
    // It lies idle for as long as that takes; one that is cut must not end the process.
    holder.on("error", () => {});
    const { rows } = await holder.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      lock,
    ]);
    return rows[0]?.isOurs ? run() : undefined;
  });
}
