import { endIfOver } from "./looks-in-turns";
import { always, type Touches } from "./result-cache";

/** Work in steps; whoever runs it may leave it after each and go on later. */
export type Steps<Result> = Generator<void, Result>;

/** Does all of the steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Short work, where work in steps is asked for. */
export const atOnce = <Asked extends unknown[], Result>(work: (...asked: Asked) => Result) =>
  // biome-ignore lint/correctness/useYield: it has one step.
  function* (...asked: Asked): Steps<Result> {
    return work(...asked);
  };

const most = 64;

type Begun<Result> = { steps: Steps<Result>; touches: Touches };

/** Results that are being worked out over several turns of the event loop; a change drops those that it touches. */
export class UnderWay<Result> {
  private readonly begun = new Map<string, Begun<Result>>();

  /** Goes on with the result of this key, or begins it; throws `TurnOver` if it has to wait for another turn. */
  goOn(key: string, begin: () => Steps<Result>, touching: () => Touches = always): Result {
    const one = this.begun.get(key) ?? { steps: begin(), touches: touching() };
    // A step that fails is not tried again.
    this.begun.delete(key);
    for (;;) {
      const step = one.steps.next();
      if (step.done) return step.value;
      this.begun.set(key, one);
      this.forgetOldest();
      endIfOver();
      this.begun.delete(key);
    }
  }

  /** A look always comes back to what it has begun, unless its request fails. */
  private forgetOldest(): void {
    for (const oldest of this.begun.keys()) {
      if (this.begun.size <= most) break;
      this.begun.delete(oldest);
    }
  }

  /** Drops what the documents at these positions touch. */
  dropTouched(positions: readonly number[]): void {
    for (const [key, { touches }] of this.begun) if (touches(positions)) this.begun.delete(key);
  }

  clear(): void {
    this.begun.clear();
  }
}
