import { categoryList } from "../../contract/category-list";
import { allGoodsWords, goodsMark } from "../vocabulary/goods-words";
import { tokens } from "../vocabulary/tokens";
import { addAll, allOf, type Bits, countBits, isEmpty, keepOnly, noBits, takeOut } from "./bits";
import { type IndexView, living } from "./index-view";
import type { Candidate, InterpretedQuery, Term } from "./interpret-query";
import type { Zone } from "./postings";
import { partByScore } from "./ranked";
import { scoresOf, sheetOfItsOwn } from "./scores";
import { type Matches, partInOrder } from "./select-products";
import { atOnce, type Steps } from "./under-way";

export type Found = Matches & {
  /** If the hits are few: the positions of near matches that miss one word. Never mixed with the others. */
  near: readonly number[];
  correctedTo: string | null;
};

/** The maximum number of matches and near matches together. */
export const enough = 8;

/** A department contains its goods whatever their tariff headings say. */
export const departments = () =>
  new Set(categoryList().flatMap(({ id, label }) => tokens(`${id} ${label.en}`)));

/** From this confidence on, a candidate is the word itself or listed for it, not just similar in sound. */
export const sureEnough = 0.9;

/**
 * The documents that are the named product itself: the word is in the title, and the tariff heading, where it names
 * the goods, does not name others. Undefined if the shop has none.
 */
function* documentsOfThing(
  { documents, postings }: IndexView,
  candidates: readonly Candidate[],
): Steps<Bits | undefined> {
  const best = Math.max(...candidates.map(({ weight }) => weight));
  const sure = candidates.filter(({ weight }) => weight >= Math.min(best, sureEnough));
  const isGoodsWord = sure.some(({ word }) => allGoodsWords.has(word) && !departments().has(word));
  const titled = noBits(documents.length);
  for (const { word } of sure) {
    yield* postings.addTo(titled, word, "head");
    yield;
  }
  if (isGoodsWord) takeOut(titled, documents.named);
  for (const { word } of sure) {
    yield* postings.addTo(titled, goodsMark(word), "head");
    yield;
  }
  return isEmpty(titled) ? undefined : titled;
}

/** The documents that have any of these words. */
function* holding(index: IndexView, candidates: readonly Candidate[], zones: readonly Zone[]): Steps<Bits> {
  const bits = noBits(index.documents.length);
  for (const { word } of candidates)
    for (const zone of zones) {
      yield* index.postings.addTo(bits, word, zone);
      yield;
    }
  return bits;
}

/** Of `among` those that are in at least none, one, two … of these sets, as far as there are any. */
function inAtLeast(sets: readonly Bits[], among: Bits): Bits[] {
  const layers = [among];
  for (const set of sets)
    for (let count = layers.length - 1; count >= 0; count -= 1) {
      const more = (layers[count] as Bits).slice();
      keepOnly(more, set);
      const known = layers[count + 1];
      if (known) addAll(known, more);
      else if (!isEmpty(more)) layers.push(more);
    }
  return layers;
}

const most = (layers: readonly Bits[]): Bits => layers[layers.length - 1] as Bits;

/** Hits have the most words in their titles, or anywhere if no title has any, and of these the most numbers. */
function* hitsAndNear(
  index: IndexView,
  terms: readonly Term[],
  things: Bits | undefined,
): Steps<{ hits: Bits; near: Bits }> {
  const positions = index.documents.length;
  const anywhere: Bits[] = [];
  for (const { candidates } of terms) anywhere.push(yield* holding(index, candidates, ["head", "body"]));
  const among = noBits(positions);
  for (const set of anywhere) addAll(among, set);
  keepOnly(among, living(index));
  if (things) keepOnly(among, things);
  const counted = (counts: Term["counts"]) => anywhere.filter((_, at) => terms[at]?.counts === counts);
  const titles: Bits[] = [];
  for (const { counts, candidates } of terms)
    if (counts === "word") titles.push(yield* holding(index, candidates, ["head"]));
  const byTitle = inAtLeast(titles, among);
  yield;
  const isTitled = byTitle.length > 1;
  const byWords = isTitled ? most(byTitle) : most(inAtLeast(counted("word"), among));
  yield;
  const hits = most(inAtLeast(counted("number"), byWords));
  // One word less in the title, and at least one.
  const near = byTitle[Math.max(1, byTitle.length - 2)]?.slice() ?? noBits(positions);
  takeOut(near, hits);
  return { hits, near };
}

/**
 * Finds, in steps, the products of the named kind with the most of the other words in title, brand or
 * category, and of these the ones with the most of the numbers anywhere. A word that is in none of these titles only
 * raises products that contain it in their description.
 */
export function* search(index: IndexView, { terms, correctedTo }: InterpretedQuery): Steps<Found> {
  const head = terms.find(({ isHead }) => isHead);
  const things = head && (yield* documentsOfThing(index, head.candidates));
  // The shop doesn't have this kind of product: phones do not match "phone cover".
  if (head && !things) return { ...nothing(index), correctedTo };
  const { hits, near } = yield* hitsAndNear(index, terms, things);
  yield;
  const missing = Math.max(0, enough - countBits(hits));
  const scored = hits.slice();
  if (missing > 0) addAll(scored, near);
  let scores = yield* scoresOf(index, terms, scored);
  function* part(among: Bits, from: number, to: number): Steps<Int32Array> {
    while (scores) {
      const found = yield* partByScore(index, scores, among, from, to);
      if (found) return found;
      scores = yield* scoresOf(index, terms, scored, sheetOfItsOwn);
    }
    return partInOrder(index, "popular", among, from, to);
  }
  return { hits, part, near: missing > 0 ? Array.from(yield* part(near, 0, missing)) : [], correctedTo };
}

const nothing = ({ documents }: IndexView): Found => ({
  hits: noBits(documents.length),
  part: atOnce(() => new Int32Array(0)),
  near: [],
  correctedTo: null,
});

/** Everything, the most popular first. */
export function findAll(index: IndexView): Found {
  return {
    hits: allOf([living(index)], index.documents.length),
    part: atOnce((among, from, to) => partInOrder(index, "popular", among, from, to)),
    near: [],
    correctedTo: null,
  };
}
