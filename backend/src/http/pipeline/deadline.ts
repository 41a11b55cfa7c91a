import { refuse } from "../../contract/refusal";

/** Nobody waits longer for us: a Redis or a database that hangs becomes a 503 that may be sent again. */
const patienceMs = 9_000;

/**
 * How long one request may still wait for us, over all its steps together. What the visitor takes to send a body is
 * not ours: only the time inside `hold` counts.
 */
export class Deadline {
  private leftMs = patienceMs;

  /**
   * The result of `work`, or a retryable 503 when the request's time is over. The work itself goes on and may still
   * succeed: what must not happen twice (orders) is guarded by its own idempotency, not by this.
   */
  async hold<Result>(work: Promise<Result>): Promise<Result> {
    const started = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(refuse.unavailable()), Math.max(0, this.leftMs));
    });
    // After the deadline nobody listens to the work any more.
    work.catch(() => {});
    return Promise.race([work, late]).finally(() => {
      clearTimeout(timer);
      this.leftMs -= performance.now() - started;
    });
  }
}
