import type { Board, Seat } from "./board";
import { FacetCounter } from "./facets";
import { type Filters, failsOf } from "./filters";
import type { Found } from "./search";

/** Which products a list shows, in order, and its counted facets as JSON text. */
export type Choice = { nos: number[]; facetsJson: string; correctedTo: string | null };

const orderOf = {
  "price-lowtohigh": "priceUp",
  "price-hightolow": "priceDown",
  "title-atoz": "titleUp",
  "title-ztoa": "titleDown",
} as const;

/** The seats in the order asked for; of a search, the best hits first when no order is asked for. */
function inOrder(board: Board, { sortBy }: Filters, found: Found | undefined): readonly Seat[] {
  if (!sortBy && found) return found.seats;
  return board.sorted(sortBy ? orderOf[sortBy] : "popular");
}

/** Filters, counts and orders the catalogue, or what a search found of it. One pass over the products. */
export function choose(board: Board, filters: Filters, found?: Found): Choice {
  const fails = failsOf(board, filters);
  const counter = new FacetCounter(board);
  const passes = new Uint8Array(board.seats.length);
  for (const seat of found ? found.seats : board.seats) {
    if (!seat.alive) continue;
    const failed = fails(seat);
    if (failed === 0) passes[seat.seat] = 1;
    counter.count(seat, failed);
  }
  const nos: number[] = [];
  for (const seat of inOrder(board, filters, found)) if (passes[seat.seat] === 1) nos.push(seat.no);
  return {
    nos,
    facetsJson: JSON.stringify(counter.facets(board, filters)),
    correctedTo: found?.correctedTo ?? null,
  };
}
