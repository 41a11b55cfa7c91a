import type { Board, Seat } from "./board";

/** How far along the shelf similar things are looked for on either side. */
const reach = 400;

/**
 * Products like this one: of its category or brand, those of both first, near to it in price. Looked for among its
 * neighbours in the order of prices, so that it costs the same however large the catalogue is.
 */
export function similarTo(board: Board, seat: Seat, limit: number): number[] {
  const shelf = board.sorted("priceUp");
  const at = placeOf(shelf, seat);
  const both: number[] = [];
  const either: number[] = [];
  const look = (other: Seat | undefined) => {
    if (!other?.alive || other === seat || !other.inStock) return;
    const likeness = Number(other.categoryId === seat.categoryId) + Number(other.brandId === seat.brandId);
    if (likeness === 2 && both.length < limit) both.push(other.no);
    else if (likeness === 1 && either.length < limit) either.push(other.no);
  };
  for (let step = 1; step <= reach && both.length < limit; step += 1) {
    look(shelf[at - step]);
    look(shelf[at + step]);
  }
  return [...both, ...either].slice(0, limit);
}

function placeOf(shelf: readonly Seat[], seat: Seat): number {
  let low = 0;
  let high = shelf.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((shelf[middle]?.paidPrice ?? 0) < seat.paidPrice) low = middle + 1;
    else high = middle;
  }
  while (low < shelf.length && shelf[low] !== seat && shelf[low]?.paidPrice === seat.paidPrice) low += 1;
  return low;
}
