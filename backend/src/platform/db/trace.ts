import type { PoolClient, QueryResult } from "pg";
import { inSpan, spanKinds, traceparent } from "../../contract/tracing";
import type { Statement } from "./pool";

/** Sends a statement in a span by its name: neither its text nor its values are in it. */
export const inStatement = <Result>(
  { name = "unnamed" }: Pick<Statement, "name">,
  work: () => Promise<Result>,
): Promise<Result> =>
  inSpan(`sql ${name}`, { kind: spanKinds.client, attributes: { "db.system.name": "postgresql" } }, work);

/** What a transaction puts into the outbox keeps the trace that caused it; undefined if nothing is traced. */
export function joinTrace(): Statement | undefined {
  const parent = traceparent();
  return parent === undefined
    ? undefined
    : { name: "join-trace", text: "select set_config('shop.trace', $1, true)", values: [parent] };
}

/** A statement that writes into the outbox by itself needs a transaction to keep its trace in. */
export const owesTrace = ({ text }: Statement): boolean =>
  traceparent() !== undefined && /insert into shop_outbox/.test(text);

/** Sends the statements of a transaction in spans. What it returns makes the connection what it was, for the pool. */
export async function traceTransaction(client: PoolClient): Promise<() => void> {
  const join = joinTrace();
  if (!join) return () => {};
  const own = client.query;
  const run = own as (statement: Statement | string, values?: unknown[]) => Promise<QueryResult>;
  const traced: typeof run = (statement, values) =>
    inStatement(typeof statement === "string" ? { name: statement.split(" ", 1)[0] } : statement, () =>
      run.call(client, statement, values),
    );
  await run.call(client, join);
  client.query = traced as typeof own;
  return () => {
    client.query = own;
  };
}
