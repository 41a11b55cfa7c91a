import { parseQuery, type Wish, type WishKind } from "../query/parse";
import type { Audience, Capacity } from "../query/qualities";
import type { Lexicon } from "../vocabulary/lexicon";
import { pairOf } from "../vocabulary/tokens";
import type { Board, Seat } from "./board";
import { type Choice, choose } from "./choose";
import { type Filters, failsOf } from "./filters";
import { type Found, search } from "./search";
import type { Spelling } from "./spell";
import { understand } from "./understand";

type Asked = { wishes: readonly Wish[]; found: Found };

/** The matches of the rest of the query; all products if the query contains only wishes. */
function findRest(board: Board, line: string, rest: string, lexicon: Lexicon, spelling: Spelling): Found {
  const understood = understand(line, board.postings, lexicon, spelling, rest);
  if (understood.terms.length > 0 || rest === line) return search(board, understood);
  return { seats: board.sorted("popular").filter(({ alive }) => alive), near: [], correctedTo: null };
}

/** Attributes a product may lack: "new" and "XL" do not exclude products without a condition or size. */
function isIdle(wish: Wish, { seats }: Found): boolean {
  if (wish.kind === "condition" && wish.condition === "new")
    return seats.length > 0 && seats.every(({ conditionId }) => conditionId < 0);
  return false;
}

/** Parses the query; a size is treated as a word if no match has sizes ("iphone xs"). */
function ask(
  board: Board,
  line: string,
  lexicon: Lexicon,
  spelling: Spelling,
  refused: WishKind[] = [],
): Asked {
  const { wishes, rest } = parseQuery(
    line,
    lexicon,
    board.postings.hasPairs ? refused : [...refused, "capacity"],
  );
  const found = findRest(board, line, rest, lexicon, spelling);
  const hasSize = wishes.some(({ kind }) => kind === "size");
  if (hasSize && !found.seats.some(({ sizeMask }) => sizeMask !== 0))
    return ask(board, line, lexicon, spelling, [...refused, "size"]);
  return { wishes: wishes.filter((wish) => !isIdle(wish, found)), found };
}

/** The filters of a wish; none if it only selects seats. */
export function filtersOf(wish: Wish): Filters {
  switch (wish.kind) {
    case "price":
      return wish.range;
    case "condition":
      return { condition: [wish.condition] };
    case "size":
      return { size: [wish.size] };
    case "order":
      return { sortBy: wish.order };
    default:
      return {};
  }
}

/** True if a filter of the same kind was set by hand: it takes precedence over the words. */
function isOverruled({ kind }: Wish, filters: Filters): boolean {
  switch (kind) {
    case "price":
      return filters.minPrice !== undefined || filters.maxPrice !== undefined;
    case "condition":
      return filters.condition !== undefined;
    case "size":
      return filters.size !== undefined;
    case "order":
      return filters.sortBy !== undefined;
    default:
      return false;
  }
}

/** Of several orders the last one applies: "best budget phone" is ordered by price. */
function withoutDoubles(wishes: readonly Wish[]): Wish[] {
  const order = wishes.findLast((wish) => wish.kind === "order");
  return wishes.filter((wish) => wish.kind !== "order" || wish === order);
}

/** Combines the filters set by hand with those of the wishes. Several conditions or sizes are alternatives. */
function merged(filters: Filters, wishes: readonly Wish[]): Filters {
  const all = { ...filters };
  for (const wish of wishes) {
    const { condition = [], size = [], ...single } = filtersOf(wish);
    Object.assign(all, single);
    if (condition.length > 0) all.condition = [...(all.condition ?? []), ...condition];
    if (size.length > 0) all.size = [...(all.size ?? []), ...size];
  }
  return all;
}

type Test = (seat: Seat) => boolean;

/** A 1 at each seat that holds one of these words in its title, or anywhere. */
function holders(board: Board, words: readonly string[], isAnywhere: boolean): Uint8Array {
  const hold = new Uint8Array(board.seats.length);
  for (const word of words) {
    const posting = board.postings.get(word);
    for (const seat of posting?.head ?? []) hold[seat] = 1;
    if (isAnywhere) for (const seat of posting?.body ?? []) hold[seat] = 1;
  }
  return hold;
}

/** Seats whose title or specifications contain the number with its unit. */
function holdsCapacity(board: Board, { amount, unit }: Capacity): Test {
  const hold = holders(board, [pairOf(String(amount), unit)], true);
  return ({ seat }) => hold[seat] === 1;
}

const audienceWords: Record<Audience, string[]> = {
  men: ["men", "man", "gent", "boy"],
  women: ["women", "woman", "lady", "girl"],
};

/** Excludes products whose title names only other groups; products that name no group are for everybody. */
function suits(board: Board, audience: Audience): Test {
  const own = holders(board, audienceWords[audience], false);
  const others = holders(board, audienceWords[audience === "men" ? "women" : "men"], false);
  return ({ seat }) => own[seat] === 1 || others[seat] !== 1;
}

/** Narrows the matches by the wishes that no filter covers. */
function narrowed(board: Board, found: Found, wishes: readonly Wish[]): Found {
  const tests = wishes.flatMap((wish): Test[] => {
    if (wish.kind === "capacity") return [holdsCapacity(board, wish.capacity)];
    return wish.kind === "audience" ? [suits(board, wish.audience)] : [];
  });
  if (tests.length === 0) return found;
  const passes = (seat: Seat) => tests.every((test) => test(seat));
  return { ...found, seats: found.seats.filter(passes), near: found.near.filter(passes) };
}

const nearestAtMost = 8;

/** If only the price excludes everything: the nearest available products, cheaper or dearer. */
function nearestInPrice(board: Board, found: Found, filters: Filters): Seat[] {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, ...others } = filters;
  const fails = failsOf(board, others);
  const away = ({ paidPrice }: Seat) => Math.max(minPrice - paidPrice, paidPrice - maxPrice);
  const near = found.seats.filter((seat) => seat.alive && fails(seat) === 0);
  const buyable = near.filter(({ inStock }) => inStock);
  return (buyable.length > 0 ? buyable : near).sort((a, b) => away(a) - away(b)).slice(0, nearestAtMost);
}

/** Runs a typed query: prices, conditions, sizes and the like become filters and order, unless set by hand. */
export function answer(
  board: Board,
  lexicon: Lexicon,
  spelling: Spelling,
  line: string,
  filters: Filters,
): Choice {
  const asked = ask(board, line, lexicon, spelling);
  const wishes = withoutDoubles(asked.wishes).filter((wish) => !isOverruled(wish, filters));
  const found = narrowed(board, asked.found, wishes);
  const all = merged(filters, wishes);
  const choice = choose(board, all, found);
  const isPriced = all.minPrice !== undefined || all.maxPrice !== undefined;
  const fails = failsOf(board, all);
  const near =
    choice.nos.length === 0 && isPriced
      ? nearestInPrice(board, found, all)
      : found.near.filter((seat) => fails(seat) === 0);
  return { ...choice, wishes, near: near.map(({ no }) => no) };
}
