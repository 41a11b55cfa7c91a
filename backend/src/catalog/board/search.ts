import { categories } from "../../contract/constants";
import { allGoodsWords, goodsMark } from "../words/goods-words";
import { tokens } from "../words/tokens";
import type { Board, Seat } from "./board";
import { Sums } from "./sums";
import type { Reading, Understood } from "./understand";

export type Found = {
  /** Seats that hold all that was asked for, best first. */
  seats: readonly Seat[];
  /** Where those are few: the nearest ones that miss one word. Never among the others unsaid. */
  near: readonly Seat[];
  correctedTo: string | null;
};

/** Up to this many products, those that were found and the nearest ones together. */
const enough = 8;

const kept = new WeakMap<Board, Sums>();

function sumsFor(board: Board): Sums {
  const known = kept.get(board);
  if (known?.room === board.seats.length) return known;
  const sums = new Sums(board);
  kept.set(board, sums);
  return sums;
}

/** A department holds its goods whatever their tariff headings say. */
const departments = new Set(categories.flatMap(tokens));

/** From this worth on a reading is the word itself or written down for it, and no mere likeness of sound. */
const sureEnough = 0.9;

/**
 * The seats that are the thing itself, with a 1 each: the word stands in the title, and where tariff headings have a
 * name for the goods, theirs is not another one. Undefined where the shop has none.
 */
function seatsOfThing({ seats, postings }: Board, readings: readonly Reading[]): Uint8Array | undefined {
  const are = new Uint8Array(seats.length);
  const best = Math.max(...readings.map(({ worth }) => worth));
  const sure = readings.filter(({ worth }) => worth >= Math.min(best, sureEnough));
  const isGoodsWord = sure.some(({ word }) => allGoodsWords.has(word) && !departments.has(word));
  let count = 0;
  for (const { word } of sure) {
    const named = postings.get(goodsMark(word))?.head ?? [];
    for (const seat of named) are[seat] = 1;
    count += named.length;
    for (const seat of postings.get(word)?.head ?? []) {
      if (isGoodsWord && postings.isNamed(seat)) continue;
      are[seat] = 1;
      count += 1;
    }
  }
  return count > 0 ? are : undefined;
}

/**
 * Finds the products that are the thing that was asked for and hold the most of the other words in title, brand or
 * category, and of these those that hold the most of the numbers anywhere. A word that no such title has only puts
 * forward what says it in its description.
 */
export function search(board: Board, { terms, correctedTo }: Understood): Found {
  const head = terms.find(({ isHead }) => isHead);
  const things = head && seatsOfThing(board, head.readings);
  // A thing that the shop doesn't have: phones are no answer to "phone cover".
  if (head && !things) return { seats: [], near: [], correctedTo };
  const sums = sumsFor(board);
  try {
    for (const { readings, counts } of terms) sums.add(readings, counts);
    const isThing = (no: number) => (!things || things[no] === 1) && board.seats[no]?.alive === true;
    const { titled, level } = levels(sums, isThing);
    const isHit = (no: number) => levelOf(sums, no, titled) === level && isThing(no);
    const isNear = (no: number) =>
      (sums.heads[no] as number) >= Math.max(1, titled - 1) && !isHit(no) && isThing(no);
    const seats = ranked(board, sums, isHit);
    const near = seats.length >= enough ? [] : ranked(board, sums, isNear).slice(0, enough - seats.length);
    return { seats, near, correctedTo };
  } finally {
    sums.clear();
  }
}

type Test = (no: number) => boolean;

/** One number for how well a product fits; `titled` is the most words that any has in its title. */
function levelOf({ heads, numbers, matched }: Sums, no: number, titled: number): number {
  const words = titled > 0 ? (heads[no] as number) : (matched[no] as number);
  return words * 256 + (numbers[no] as number);
}

/** The most words that one such product has in its title, and the highest level. */
function levels(sums: Sums, isThing: Test): { titled: number; level: number } {
  const { touched, size, heads } = sums;
  let titled = 0;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    if ((heads[no] as number) > titled && isThing(no)) titled = heads[no] as number;
  }
  let level = 0;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    const own = levelOf(sums, no, titled);
    if (own > level && isThing(no)) level = own;
  }
  return { titled, level };
}

/** More products than there will be, and few enough that a score beside it still fits a number exactly. */
const rankRoom = 2 ** 22;
/** In thousandths; a typed line has no room for the words that would make more. */
const bestScore = 2 ** 21;

/**
 * These products, the best score first, among equals the popular one. Score and rank are put into one number each,
 * because numbers are sorted ten times as fast as products.
 */
function ranked(board: Board, { scores, touched, size }: Sums, isWanted: Test): Seat[] {
  const popular = board.sorted("popular");
  const rankOf = board.ranks("popular");
  const keys = new Float64Array(size);
  let hits = 0;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    if (!isWanted(no)) continue;
    const worse = Math.max(0, bestScore - Math.round((scores[no] as number) * 1_000));
    keys[hits] = worse * rankRoom + (rankOf[no] as number);
    hits += 1;
  }
  return Array.from(keys.subarray(0, hits).sort(), (key) => popular[key % rankRoom] as Seat);
}
