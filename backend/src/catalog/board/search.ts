import type { Board, Seat } from "./board";
import { popularFirst } from "./orders";
import type { Reading, Understood } from "./understand";

/** Seats that a search found, best first. */
export type Found = { seats: Seat[]; correctedTo: string | null };

const headWorth = 8;
const bodyWorth = 1;

/** Scores of one term by seat: its best reading counts, a rare word more than a common one. */
class TermScores {
  readonly seats: number[] = [];
  readonly scores: Float32Array;

  constructor(board: Board, readings: Reading[]) {
    this.scores = new Float32Array(board.seats.length);
    for (const { word, worth } of readings) {
      const posting = board.postings.get(word);
      if (!posting) continue;
      const holders = posting.head.length + posting.body.length;
      const rarity = 1 + Math.log((board.seats.length + 1) / (holders + 1)) / 4;
      this.take(posting.head, worth * rarity * headWorth);
      this.take(posting.body, worth * rarity * bodyWorth);
    }
  }

  private take(seats: number[], score: number): void {
    for (const seat of seats) {
      const before = this.scores[seat] ?? 0;
      if (before === 0) this.seats.push(seat);
      if (score > before) this.scores[seat] = score;
    }
  }
}

/** Where fewer products hold all words, the nearest ones that miss one fill the list up to this many. */
const enough = 8;

/**
 * Finds the products that hold every word that was typed (in one of its readings); where there is none, those that
 * hold most of them. Words of the title, brand or category weigh more than words of the description.
 */
export function search(board: Board, { terms, correctedTo }: Understood): Found {
  const matched = new Uint8Array(board.seats.length);
  const scores = new Float32Array(board.seats.length);
  const touched: number[] = [];
  let most = 0;
  for (const readings of terms) {
    const term = new TermScores(board, readings);
    for (const seat of term.seats) {
      if (!board.seats[seat]?.alive) continue;
      const count = (matched[seat] ?? 0) + 1;
      if (count === 1) touched.push(seat);
      matched[seat] = count;
      scores[seat] = (scores[seat] ?? 0) + (term.scores[seat] ?? 0);
      if (count > most) most = count;
    }
  }
  const hits = ranked(
    board,
    touched.filter((seat) => matched[seat] === most),
    scores,
  );
  if (hits.length >= enough || most < 2) return { seats: hits, correctedTo };
  const nearly = ranked(
    board,
    touched.filter((seat) => matched[seat] === most - 1),
    scores,
  );
  return { seats: [...hits, ...nearly.slice(0, enough - hits.length)], correctedTo };
}

const few = 2_000;

/** Best score first, among equals the popular one. Many hits have few distinct scores: those are dealt into heaps. */
function ranked(board: Board, hits: number[], scores: Float32Array): Seat[] {
  const score = (seat: Seat) => scores[seat.seat] ?? 0;
  if (hits.length <= few) {
    const seats = hits.flatMap((hit) => board.seats[hit] ?? []);
    return seats.sort((a, b) => score(b) - score(a) || popularFirst(a, b));
  }
  const isHit = new Uint8Array(board.seats.length);
  for (const hit of hits) isHit[hit] = 1;
  const heaps = new Map<number, Seat[]>();
  for (const seat of board.sorted("popular")) {
    if (isHit[seat.seat] !== 1) continue;
    const heap = heaps.get(score(seat));
    if (heap) heap.push(seat);
    else heaps.set(score(seat), [seat]);
  }
  return [...heaps].sort(([a], [b]) => b - a).flatMap(([, seats]) => seats);
}
