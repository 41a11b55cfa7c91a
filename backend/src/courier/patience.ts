/** Seconds until the next try after the first, second … one that came to nothing. */
const pauses = [15, 45, 150];
/** After those staff are told; what was only down is tried on by itself, at this pace. */
const slowPause = 30 * 60;

/** When a booking that failed `attempts` times is tried again, and whether staff must hear of it. */
export function patience(
  attempts: number,
  kind: "down" | "refused",
): { again: number | null; tell: boolean } {
  if (kind === "refused") return { again: null, tell: true };
  const pause = pauses[attempts - 1];
  return pause === undefined ? { again: slowPause, tell: true } : { again: pause, tell: false };
}
