import { refuse } from "../contract/refusal";

/** Nobody waits longer: a Redis or a database that hangs becomes a 503 that may be sent again. */
const deadlineMs = 9_000;

/**
 * The result of `work`, or a retryable 503 when it takes too long. The work itself goes on and may still succeed:
 * what must not happen twice (orders) is guarded by its own idempotency, not by this.
 */
export async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse.unavailable()), deadlineMs);
  });
  // After the deadline nobody listens to the work any more.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
