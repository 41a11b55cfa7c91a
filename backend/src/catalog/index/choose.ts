import type { Wish } from "../query/parse";
import type { Board, Seat } from "./board";
import { FacetCounter } from "./facets";
import { type Filters, failsOf } from "./filters";
import type { Found } from "./search";

/** Which products a list shows, in order, and its counted facets as JSON text. */
export type Choice = {
  nos: number[];
  facetsJson: string;
  correctedTo: string | null;
  /** For a search: the wishes in its words, as far as they apply. */
  wishes?: readonly Wish[];
  /** For a search with few results: near matches. */
  near?: readonly number[];
};

const orderOf = {
  "price-lowtohigh": "priceUp",
  "price-hightolow": "priceDown",
  "title-atoz": "titleUp",
  "title-ztoa": "titleDown",
  rating: "rated",
} as const;

/** Up to this share of all products, sorting the matches is faster than iterating over all. */
const few = 1 / 8;

/** The seats in the requested order; for a search without an order, the best matches first. */
function inOrder(board: Board, { sortBy }: Filters, found: Found | undefined): readonly Seat[] {
  if (!sortBy && found) return found.seats;
  const order = sortBy ? orderOf[sortBy] : "popular";
  const sorted = board.sorted(order);
  if (!found || found.seats.length > board.seats.length * few) return sorted;
  const rankOf = board.ranks(order);
  const ranks = Int32Array.from(found.seats, ({ seat }) => rankOf[seat] as number).sort();
  return Array.from(ranks, (rank) => sorted[rank] as Seat);
}

/** Filters, counts and orders the catalogue or the matches of a search, in one pass over the products. */
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
