import type { PoolClient, QueryResult, QueryResultRow } from "pg";
import { env, isPooled } from "../env";
import { Pool } from "./driver";
import { answerLimitMs, areTimesLimited, timeLimits } from "./time-limits";
import { inStatement, owesTrace, traceTransaction } from "./trace";
import { UnpreparedClient } from "./unprepared-client";

/** One statement; with a `name`, each connection prepares it once and then reuses the plan. */
export type Statement = { name?: string; text: string; values?: unknown[] };

let pool: Pool | undefined;

/** The pool for our own hot SQL, beside the engine's; opened at first use. */
export function hotPool(): Pool {
  if (!pool) {
    pool = new Pool({
      connectionString: env().DATABASE_URL,
      max: env().HOT_POOL_MAX,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: "shop-hot",
      // PgBouncer takes neither; it sets the limits on its own connections (docs/operating.md).
      ...(isPooled() ? { Client: UnpreparedClient } : areTimesLimited() && timeLimits()),
      ...(areTimesLimited() && { query_timeout: answerLimitMs() }),
    });
    // An idle connection that the server closes must not end the process; the next query opens a new one.
    pool.on("error", () => {});
  }
  return pool;
}

/** Runs one statement on the hot pool and returns its rows. */
export async function query<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
  if (owesTrace(statement)) return transaction(async (client) => (await client.query<Row>(statement)).rows);
  const result: QueryResult<Row> = await inStatement(statement, () => hotPool().query<Row>(statement));
  return result.rows;
}

/** Runs `work` in one transaction on one connection: commits its result, rolls back when it throws. */
export async function transaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await hotPool().connect();
  let broken = false;
  let untrace = () => {};
  // The pool listens only to idle connections: one that is cut between two of our statements would end the process.
  const markBroken = () => {
    broken = true;
  };
  client.on("error", markBroken);
  try {
    await client.query("begin");
    untrace = await traceTransaction(client);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    untrace();
    client.off("error", markBroken);
    client.release(broken);
  }
}

/** Closes the hot pool; a later query opens a new one. */
export async function closeHotPool(): Promise<void> {
  const open = pool;
  pool = undefined;
  await open?.end();
}
