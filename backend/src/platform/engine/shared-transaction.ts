import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { QueryResultRow } from "pg";
import type { Statement } from "../db/pool";
import { inStatement, joinTrace } from "../db/trace";
import { withoutName } from "../db/without-name";
import { isPooled } from "../env";
import { EngineEvents } from "../outbox/engine-events";

/** The last argument of every module service of the engine. */
export type EngineContext = Record<string, unknown>;

type Manager = {
  fork: (options: { cloneEventManager: true }) => Manager;
  setTransactionContext: (transaction: unknown) => void;
  flush: () => Promise<void>;
};
/** Internals of the engine's module services; engine-upgrade.http.test.ts fails when an upgrade changes them. */
type ModuleService = { baseRepository_: { getFreshManager: () => Manager } };

type NamedQuery = { query: (statement: Statement) => Promise<{ rows: QueryResultRow[] }> };
type Transaction = {
  client: { acquireConnection: () => Promise<NamedQuery> };
};
type Connection = { transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T> };

export type SharedTransaction = {
  /** Runs one statement of ours on the transaction's own connection. */
  sql: <Row extends QueryResultRow>(statement: Statement) => Promise<Row[]>;
  /** The context that makes a module service write within this transaction. */
  on: (service: object) => EngineContext;
  /** Sends what the service has collected so far to the database. */
  flush: (service: object) => Promise<void>;
};

/**
 * A pool may hold many connections that a restart of PostgreSQL has cut; each is discovered by its first BEGIN. This
 * is how long a transaction looks for one that works.
 */
const beginPatienceMs = 2_000;
const beginPauseMs = 10;

/**
 * A manager with listeners of its own, as the engine's own transactions have. On those of the module, which a fresh
 * manager shares, the first transaction would go on collecting the events of all later ones: the process would grow with each
 * order, and no subscriber would hear of any.
 */
const managerFor = ({ baseRepository_ }: ModuleService): Manager =>
  baseRepository_.getFreshManager().fork({ cloneEventManager: true });

/** A transaction is handed out before its BEGIN is confirmed: if that fails, so did everything sent after it. */
const isOfBegin = (error: unknown) => error instanceof Error && error.message.startsWith("BEGIN;");

/**
 * One PostgreSQL transaction over several of the engine's modules and our own tables: everything or nothing. Inside,
 * never use another connection (a read through the container, a workflow): ten concurrent requests would each hold
 * one and wait for a second. The engine's events are written to the outbox in the same transaction: after the commit
 * nothing may fail or wait, and a bus that is away gets them when it is back.
 */
export async function sharedTransaction<Result>(
  scope: MedusaContainer,
  work: (transaction: SharedTransaction) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  for (;;) {
    let begun = false;
    try {
      return await attempt(scope, (transaction) => {
        begun = true;
        return work(transaction);
      });
    } catch (error) {
      // If nothing was begun, nothing can be done twice.
      if ((begun && !isOfBegin(error)) || performance.now() - started > beginPatienceMs) throw error;
      await pause(beginPauseMs);
    }
  }
}

async function attempt<Result>(
  scope: MedusaContainer,
  work: (transaction: SharedTransaction) => Promise<Result>,
): Promise<Result> {
  // The container types its connection as any knex; these are the few parts of it that are used here.
  const connection = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION) as unknown as Connection;
  const events = new EngineEvents();
  return connection.transaction(async (transaction) => {
    const client = await transaction.client.acquireConnection();
    const send = (statement: Statement) =>
      inStatement(statement, () => client.query(isPooled() ? withoutName(statement) : statement));
    const join = joinTrace();
    if (join) await send(join);
    const managers = new Map<object, Manager>();
    const unflushed = new Set<Manager>();
    const managerOf = (service: object) => {
      let manager = managers.get(service);
      if (!manager) {
        manager = managerFor(service as ModuleService);
        manager.setTransactionContext(transaction);
        managers.set(service, manager);
      }
      return manager;
    };
    const outcome = await work({
      sql: async <Row extends QueryResultRow>(statement: Statement) => (await send(statement)).rows as Row[],
      on: (service) => {
        const manager = managerOf(service);
        unflushed.add(manager);
        return { transactionManager: manager, manager, messageAggregator: events, __type: "MedusaContext" };
      },
      flush: async (service) => {
        const manager = managerOf(service);
        await manager.flush();
        unflushed.delete(manager);
        // The next call begins with a manager of its own: one that has seen an earlier version of an order adds up the
        // adjustments of both.
        managers.delete(service);
      },
    });
    for (const manager of unflushed) await manager.flush();
    const kept = events.inOutbox(scope);
    if (kept) await send(kept);
    return outcome;
  });
}
