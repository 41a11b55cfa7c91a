import { turnMs } from "./turn";

/** When the looks of this turn of the event loop began; undefined if none has. */
let began: number | undefined;

/**
 * Whether the looks of this turn of the event loop have taken so long that the next one waits for another turn. Requests that wait
 * for one query go on together: without this, eight lists that nobody has asked for before would hold up everybody by their sum.
 */
export function haveLooksBeenLong(): boolean {
  if (began !== undefined) return performance.now() - began >= turnMs;
  began = performance.now();
  setImmediate(() => {
    began = undefined;
  });
  return false;
}

/** Ends a look whose turn is over; what it has worked out is kept (`under-way.ts`), and the next look goes on there. */
export class TurnOver extends Error {
  override name = "TurnOver";
}

let mayEnd = false;

/** Runs a look; with `mayStop` it throws `TurnOver` where it could go on in another turn. */
export function lookForATurn<Answer>(mayStop: boolean, look: () => Answer): Answer {
  mayEnd = mayStop;
  try {
    return look();
  } finally {
    mayEnd = false;
  }
}

/** For the places where a look may stop: ends it if its turn is over. */
export function endIfOver(): void {
  if (mayEnd && haveLooksBeenLong()) throw new TurnOver();
}
