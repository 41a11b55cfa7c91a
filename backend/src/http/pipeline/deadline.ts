import { type Refusal, refuse } from "../../contract/refusal";

/**
 * The time a request has left, over all its steps together. The time a client takes to send the body does not count:
 * only the time inside `hold` does.
 */
export class Deadline {
  /** The longest a request may take: a Redis or database that hangs becomes a retryable 503. */
  constructor(private leftMs: number) {}

  /**
   * The result of `work`, or `late`, by default a retryable 503, when the request's time is over. The work itself continues
   * and may still succeed: what must not happen twice (orders) is protected by its own idempotency, not by this.
   */
  async hold<Result>(
    work: Promise<Result>,
    late: () => Refusal = () => refuse.unavailable(),
  ): Promise<Result> {
    const started = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const end = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), Math.max(0, this.leftMs));
    });
    // After the deadline the result is ignored.
    work.catch(() => {});
    return Promise.race([work, end]).finally(() => {
      clearTimeout(timer);
      this.leftMs -= performance.now() - started;
    });
  }
}
