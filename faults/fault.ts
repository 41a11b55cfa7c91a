import type { Stage } from "./stage/stage";

/** How the shop is set up: one process without Redis, or two servers and a worker that share one. */
export type Shape = "one" | "many";

export type Outcome = {
  /** Orders that stand, and requests that were refused or had to be sent again. */
  orders: number;
  refused: number;
  /**
   * Answers that left it open whether the order came about, although it had: the line was cut, or the shop said that it
   * is still checking. Sent again, each was told the order.
   */
  leftOpen?: number;
  /** What must not happen and did, a sentence each. */
  violations: string[];
  /** What was measured by the way, for the table; nothing fails on it. */
  figure?: string;
  /** The longest that a neighbour waited for an answer, where one was there. */
  longestWait?: { ms: number; path: string };
};

/** One row of the table: something goes wrong `amount` times while people shop. */
export type Fault = {
  name: string;
  /** What is counted: "kills", "rounds". */
  unit: string;
  full: number;
  small: number;
  shape: Shape;
  /** Why it cannot be run on this machine; undefined where it can. */
  unable?: () => string | undefined;
  run: (stage: Stage, amount: number) => Promise<Outcome>;
};
