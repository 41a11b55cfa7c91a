/** A part of the page did not load: a visitor who pressed something must not wait for ever. */
export function sayLate(reason: unknown): never {
  window.earlyTaps?.fail();
  throw reason;
}
