/** The slide after or before, wrapping around at the ends. */
export function slideIndex(current: number, step: 1 | -1, total: number): number {
  return total === 0 ? 0 : (current + step + total) % total;
}
