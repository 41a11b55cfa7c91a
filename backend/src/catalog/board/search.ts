import type { Board, Seat } from "./board";
import { popularFirst } from "./orders";
import { Sums } from "./sums";
import type { Understood } from "./understand";

/** Seats that a search found, best first. */
export type Found = { seats: Seat[]; correctedTo: string | null };

/** Where fewer products hold all words, the nearest ones that miss one fill the list up to this many. */
const enough = 8;

const kept = new WeakMap<Board, Sums>();

function sumsFor(board: Board): Sums {
  const known = kept.get(board);
  if (known?.room === board.seats.length) return known;
  const sums = new Sums(board);
  kept.set(board, sums);
  return sums;
}

/**
 * Finds the products that hold every word that was typed (in one of its readings); where there is none, those that
 * hold most of them. Words of the title, brand or category weigh more than words of the description.
 */
export function search(board: Board, { terms, correctedTo }: Understood): Found {
  const sums = sumsFor(board);
  try {
    for (const readings of terms) sums.add(readings);
    const hits = ranked(board, sums);
    if (hits.length >= enough || sums.most < 2) return { seats: hits, correctedTo };
    return { seats: [...hits, ...nearest(board, sums, enough - hits.length)], correctedTo };
  } finally {
    sums.clear();
  }
}

/** More products than there will be, and few enough that a score beside it still fits a number exactly. */
const rankRoom = 2 ** 22;
/** In thousandths; a typed line has no room for the words that would make more. */
const bestScore = 2 ** 21;

/**
 * The living products that hold the most words: best score first, among equals the popular one. Score and rank are put
 * into one number each, because numbers are sorted ten times as fast as products.
 */
function ranked(board: Board, { matched, scores, touched, size, most }: Sums): Seat[] {
  const popular = board.sorted("popular");
  const rankOf = board.ranks("popular");
  const keys = new Float64Array(size);
  let hits = 0;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    if (matched[no] !== most || !board.seats[no]?.alive) continue;
    const worse = Math.max(0, bestScore - Math.round((scores[no] as number) * 1_000));
    keys[hits] = worse * rankRoom + (rankOf[no] as number);
    hits += 1;
  }
  return Array.from(keys.subarray(0, hits).sort(), (key) => popular[key % rankRoom] as Seat);
}

/** The `limit` best of those that miss one word. */
function nearest(board: Board, { matched, scores, touched, size, most }: Sums, limit: number): Seat[] {
  const best: Seat[] = [];
  const score = (seat: Seat) => scores[seat.seat] as number;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    if (matched[no] !== most - 1) continue;
    const last = best.length === limit ? best[limit - 1] : undefined;
    if (last && (scores[no] as number) < score(last)) continue;
    const seat = board.seats[no];
    if (!seat?.alive) continue;
    const before = (other: Seat) => score(other) - score(seat) || -popularFirst(other, seat);
    if (last && before(last) > 0) continue;
    let place = best.length;
    while (place > 0 && before(best[place - 1] as Seat) < 0) place -= 1;
    best.splice(place, 0, seat);
    if (best.length > limit) best.pop();
  }
  return best;
}
