/** Seconds until the next attempt after the first, second … failure. */
const pauses = [15, 45, 150];
/** After those, staff are told; if the service was only down, retries continue at this interval. */
const slowPause = 30 * 60;

/** When a booking that failed `attempts` times is retried, and whether staff must be told. */
export function patience(
  attempts: number,
  kind: "down" | "refused",
): { again: number | null; tell: boolean } {
  if (kind === "refused") return { again: null, tell: true };
  const pause = pauses[attempts - 1];
  return pause === undefined ? { again: slowPause, tell: true } : { again: pause, tell: false };
}
