import type { PoolClient } from "pg";
import { type Statement, transaction } from "../platform/db/pool";
import { catchUp, type Run } from "../platform/revisions/revisions";

/** Statements on the connection of a transaction: waiting for a second one could be for ever. */
export const onIts =
  (client: PoolClient): Run =>
  async <Row extends object>(statement: Statement) =>
    (await client.query<Row>(statement)).rows;

/** Any number that only this lock uses. */
const turnLock = 7_312_047;

/**
 * Runs a change of the categories or of their kinds, one at a time: two with the same name would not see each other. The engine's workflows
 * write on connections of their own, so `work` writes our rows after them: a failed workflow leaves nothing behind.
 */
export async function inTurn<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const result = await transaction(async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [turnLock]);
    return work(client);
  });
  await catchUp();
  return result;
}
