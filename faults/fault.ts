import type { Testbed } from "./testbed/testbed";

/**
 * The topology: one process without Redis, two servers and a worker that share one, or a server and a worker that reach
 * PostgreSQL through PgBouncer.
 */
export type Shape = "one" | "many" | "pooled";

export type Outcome = {
  /** Orders placed, and requests that were refused or had to be retried. */
  orders: number;
  refused: number;
  /**
   * Responses that left open whether the order was placed, although it was: the connection was cut, or the shop said that it
   * is still checking. On retry, each returned the order.
   */
  leftOpen?: number;
  /** Violations, one sentence each. */
  violations: string[];
  /** Additional measurements for the table; nothing fails on them. */
  figure?: string;
  /** The longest wait of a neighbour for a response, if there was a neighbour. */
  longestWait?: { ms: number; path: string };
};

/** A case, one row of the table: a fault that occurs `amount` times while people shop. */
export type Fault = {
  name: string;
  /** The unit of the amount: "kills", "rounds". */
  unit: string;
  full: number;
  small: number;
  shape: Shape;
  /** Why it cannot run on this machine; undefined if it can. */
  unable?: () => string | undefined;
  run: (testbed: Testbed, amount: number) => Promise<Outcome>;
};
