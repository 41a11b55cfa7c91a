import { log } from "../log";
import { query } from "./pool";
import { timeLimits } from "./time-limits";

/** Logs which limits a pooler has not set on its connections: no client of it can, its next transaction may be on another. */
export async function tellOfMissingLimits(): Promise<void> {
  const missing = await query<{ name: string }>({
    name: "pooler-limits",
    text: "select name from pg_settings where name = any ($1) and setting = '0'",
    values: [Object.keys(timeLimits())],
  });
  if (missing.length > 0)
    log.warn(
      { settings: missing.map(({ name }) => name) },
      "The pooler sets no limit to these times: put connect_query into its file (deploy/pgbouncer/pgbouncer.ini).",
    );
}
