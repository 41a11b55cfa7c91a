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
