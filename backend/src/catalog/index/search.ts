import { categoryList } from "../../contract/category-list";
import { allGoodsWords, goodsMark } from "../vocabulary/goods-words";
import { tokens } from "../vocabulary/tokens";
import type { IndexView } from "./index-view";
import type { Candidate, InterpretedQuery } from "./interpret-query";
import { ScoreAccumulator } from "./score-accumulator";
import type { ProductDocument } from "./search-index";

export type Found = {
  /** Documents that match the whole query, best first. */
  documents: readonly ProductDocument[];
  /** If those are few: near matches that miss one word. Never mixed with the others. */
  near: readonly ProductDocument[];
  correctedTo: string | null;
};

/** The maximum number of matches and near matches together. */
const enough = 8;

const kept = new WeakMap<IndexView, ScoreAccumulator>();

function accumulatorFor(index: IndexView): ScoreAccumulator {
  const known = kept.get(index);
  if (known?.room === index.documents.length) return known;
  const accumulator = new ScoreAccumulator(index);
  kept.set(index, accumulator);
  return accumulator;
}

/** A department contains its goods whatever their tariff headings say. */
const departments = () => new Set(categoryList().flatMap(({ id, label }) => tokens(`${id} ${label.en}`)));

/** From this confidence on, a candidate is the word itself or listed for it, not just similar in sound. */
const sureEnough = 0.9;

/**
 * A 1 at the position of each document that is the named product itself: the word is in the title, and the tariff heading, where it names
 * the goods, does not name others. Undefined if the shop has none.
 */
function documentsOfThing(
  { documents, postings }: IndexView,
  candidates: readonly Candidate[],
): Uint8Array | undefined {
  const are = new Uint8Array(documents.length);
  const best = Math.max(...candidates.map(({ weight }) => weight));
  const sure = candidates.filter(({ weight }) => weight >= Math.min(best, sureEnough));
  const isGoodsWord = sure.some(({ word }) => allGoodsWords.has(word) && !departments().has(word));
  let count = 0;
  for (const { word } of sure) {
    const named = postings.get(goodsMark(word))?.head ?? [];
    for (const position of named) are[position] = 1;
    count += named.length;
    for (const position of postings.get(word)?.head ?? []) {
      if (isGoodsWord && postings.isNamed(position)) continue;
      are[position] = 1;
      count += 1;
    }
  }
  return count > 0 ? are : undefined;
}

/**
 * Finds the products of the named kind with the most of the other words in title, brand or
 * category, and of these the ones with the most of the numbers anywhere. A word that is in none of these titles only
 * raises products that contain it in their description.
 */
export function search(index: IndexView, { terms, correctedTo }: InterpretedQuery): Found {
  const head = terms.find(({ isHead }) => isHead);
  const things = head && documentsOfThing(index, head.candidates);
  // The shop doesn't have this kind of product: phones do not match "phone cover".
  if (head && !things) return { documents: [], near: [], correctedTo };
  const accumulator = accumulatorFor(index);
  try {
    for (const { candidates, counts } of terms) accumulator.add(candidates, counts);
    const isThing = (no: number) => (!things || things[no] === 1) && index.documents[no]?.alive === true;
    const { titled, level } = levels(accumulator, isThing);
    const isHit = (no: number) => levelOf(accumulator, no, titled) === level && isThing(no);
    const isNear = (no: number) =>
      (accumulator.heads[no] as number) >= Math.max(1, titled - 1) && !isHit(no) && isThing(no);
    const documents = ranked(index, accumulator, isHit);
    const near =
      documents.length >= enough
        ? []
        : ranked(index, accumulator, isNear).slice(0, enough - documents.length);
    return { documents, near, correctedTo };
  } finally {
    accumulator.clear();
  }
}

type Test = (no: number) => boolean;

/** The score of a product as one number; `titled` is the highest number of words in any title. */
function levelOf({ heads, numbers, matched }: ScoreAccumulator, no: number, titled: number): number {
  const words = titled > 0 ? (heads[no] as number) : (matched[no] as number);
  return words * 256 + (numbers[no] as number);
}

/** The highest number of words in a title of these products, and the highest level. */
function levels(accumulator: ScoreAccumulator, isThing: Test): { titled: number; level: number } {
  const { touched, size, heads } = accumulator;
  let titled = 0;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    if ((heads[no] as number) > titled && isThing(no)) titled = heads[no] as number;
  }
  let level = 0;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    const own = levelOf(accumulator, no, titled);
    if (own > level && isThing(no)) level = own;
  }
  return { titled, level };
}

/** More than the expected number of products, and small enough that a score multiplied by it is still exact. */
const rankRoom = 2 ** 22;
/** In thousandths; a query is too short for the words that would exceed it. */
const bestScore = 2 ** 21;

/**
 * These products by score, ties by popularity. Score and rank are combined into one number,
 * because numbers are sorted ten times as fast as products.
 */
function ranked(
  index: IndexView,
  { scores, touched, size }: ScoreAccumulator,
  isWanted: Test,
): ProductDocument[] {
  const popular = index.sorted("popular");
  const rankOf = index.ranks("popular");
  const keys = new Float64Array(size);
  let hits = 0;
  for (let at = 0; at < size; at += 1) {
    const no = touched[at] as number;
    if (!isWanted(no)) continue;
    const worse = Math.max(0, bestScore - Math.round((scores[no] as number) * 1_000));
    keys[hits] = worse * rankRoom + (rankOf[no] as number);
    hits += 1;
  }
  return Array.from(keys.subarray(0, hits).sort(), (key) => popular[key % rankRoom] as ProductDocument);
}
