import type { QueryResultRow } from "pg";
import { env } from "../env";
import { log } from "../log";
import { Pool } from "./driver";
import type { Statement } from "./pool";
import { inStatement } from "./trace";

/** Patience with a replica: whoever waits longer is better served by the main database. */
const patienceMs = 1_000;
/** After a failure nobody asks it for so long: a request must not wait for it each time. */
const restMs = 5_000;

let pool: Pool | undefined;
let restsUntil = 0;

function replicaPool(connectionString: string): Pool {
  if (!pool) {
    pool = new Pool({
      connectionString,
      max: env().HOT_POOL_MAX,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      keepAlive: true,
      application_name: "shop-texts",
    });
    // An idle connection that the server closes must not end the process.
    pool.on("error", () => {});
  }
  return pool;
}

/**
 * Runs a reading statement on the replica (DATABASE_READ_URL). Undefined where there is none or it does not answer: the main
 * database is asked then. What it gives may be older than the main database; whoever asks has to look.
 */
export async function readReplica<Row extends QueryResultRow>(
  statement: Statement,
): Promise<Row[] | undefined> {
  const { DATABASE_READ_URL } = env();
  if (!DATABASE_READ_URL || Date.now() < restsUntil) return undefined;
  try {
    // Without its name: a pooler before the replica may give each statement another connection.
    const { name, ...unnamed } = statement;
    const asked = name ? { name } : {};
    return (await inStatement(asked, () => replicaPool(DATABASE_READ_URL).query<Row>(unnamed))).rows;
  } catch (error) {
    restsUntil = Date.now() + restMs;
    log.warn({ err: error }, "the database's replica does not answer; texts come from the main database");
    return undefined;
  }
}

/** Closes its pool. */
export async function closeReplica(): Promise<void> {
  const open = pool;
  pool = undefined;
  restsUntil = 0;
  await open?.end();
}
