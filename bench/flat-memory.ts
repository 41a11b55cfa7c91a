const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A process of Node breathes: less than this part, or so many megabytes, is no growth. */
const noise = { part: 0.1, mb: 30 };

export type Growth = { from: number; to: number; isFlat: boolean };

/**
 * Compares the memory of the second quarter with that of the last, by their medians, in the unit of the samples (MB): the first
 * quarter is the warming up. Undefined if there are too few samples to say.
 */
export function growthOf(samples: readonly number[]): Growth | undefined {
  if (samples.length < 8) return undefined;
  const quarter = Math.floor(samples.length / 4);
  const from = median(samples.slice(quarter, 2 * quarter));
  const to = median(samples.slice(-quarter));
  return { from, to, isFlat: to - from <= Math.max(noise.mb, from * noise.part) };
}
