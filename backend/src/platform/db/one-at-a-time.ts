import { directDatabaseUrl } from "../env";
import { Client } from "./driver";

/** Runs `run` while no other process of the shop runs anything under the same `lock`, any number that only one matter uses. */
export async function oneAtATime<Result>(lock: number, run: () => Promise<Result>): Promise<Result> {
  // A separate connection: waiting for another process may take longer than any request may wait.
  const holder = new Client({ connectionString: directDatabaseUrl(), application_name: "shop-turn" });
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [lock]);
    return await run();
  } finally {
    await holder.end();
  }
}
