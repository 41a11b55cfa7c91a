/** The first of so many places that is so, where all after it are so too; their number if none is. Found by halving. */
export function firstOf(places: number, isSo: (at: number) => boolean): number {
  let low = 0;
  let high = places;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
