import { env } from "../env";

/**
 * How long the database may take, in ms: a statement, a lock held by others, a transaction that does nothing. Each is
 * longer than a call may take, so a visitor got their 503 before; this frees connections that are stuck.
 */
export const timeLimits = (answerWithinMs = env().ANSWER_WITHIN_MS) =>
  ({
    statement_timeout: answerWithinMs + 21_000,
    lock_timeout: answerWithinMs + 1_000,
    idle_in_transaction_session_timeout: answerWithinMs + 51_000,
  }) as const;

/** If the server itself hangs, it cannot end a statement in time: then we stop waiting for it. */
export const answerLimitMs = () => timeLimits().statement_timeout + 5_000;

let areOn = false;

/** Sets the limits on every connection opened from now on; commands and migrations may take as long as they need. */
export function limitTimes(): void {
  areOn = true;
}

export const areTimesLimited = (): boolean => areOn;

type Connection = { query(text: string): Promise<unknown> };
/** The parts of the engine's knex, and of its pool, that are needed here. */
type EngineDatabase = {
  client: {
    pool: {
      on(event: "createSuccess", listener: (id: number, connection: Connection) => void): void;
      numFree(): number;
    };
    acquireConnection(): Promise<Connection>;
    releaseConnection(connection: Connection): Promise<void>;
  };
};

/** Sets the limits on the engine's connections, including those that it opens later: its own settings cannot. */
export async function limitEngineTimes({ client }: EngineDatabase): Promise<void> {
  const statements = Object.entries(timeLimits()).map(([name, ms]) => `set ${name} = ${ms}`);
  const limit = (connection: Connection) => connection.query(statements.join(";"));
  // Before the pool hands out the connection, so that every statement on it comes later.
  client.pool.on("createSuccess", (_id, connection) => void limit(connection).catch(() => {}));
  const open = Array.from({ length: client.pool.numFree() }, () => client.acquireConnection());
  for (const connection of await Promise.all(open)) {
    await limit(connection);
    await client.releaseConnection(connection);
  }
}
