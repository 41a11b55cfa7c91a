/** The i-th element (from 1) of the Halton sequence of a base: evenly spread numbers in [0, 1). */
export function halton(index: number, base: number): number {
  let fraction = 1;
  let value = 0;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    fraction /= base;
    value += fraction * (i % base);
  }
  return value;
}

/** A repeatable source of numbers in [0, 1) (mulberry32), so that a picture is the same whenever drawn. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
