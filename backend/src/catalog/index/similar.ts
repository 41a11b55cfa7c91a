import type { Board, Seat } from "./board";

/** How many neighbours are considered on either side. */
const reach = 400;

/**
 * Similar products: of the same category or brand, those of both first, with a similar price. Searched among the
 * neighbours in price order, so that the cost does not depend on the size of the catalogue.
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
