import { parseQuery, type Wish, type WishKind } from "../query/parse";
import type { Audience, Capacity } from "../query/qualities";
import type { Lexicon } from "../words/lexicon";
import { pairOf } from "../words/tokens";
import type { Board, Seat } from "./board";
import { type Choice, choose } from "./choose";
import { type Filters, failsOf } from "./filters";
import { type Found, search } from "./search";
import type { Spelling } from "./spell";
import { understand } from "./understand";

type Asked = { wishes: readonly Wish[]; found: Found };

/** What the rest of the line finds; all products where it holds nothing but wishes. */
function findRest(board: Board, line: string, rest: string, lexicon: Lexicon, spelling: Spelling): Found {
  const understood = understand(line, board.postings, lexicon, spelling, rest);
  if (understood.terms.length > 0 || rest === line) return search(board, understood);
  return { seats: board.sorted("popular").filter(({ alive }) => alive), near: [], correctedTo: null };
}

/** Kinds that a product may not have at all: "new" and "XL" ask nothing of goods that know no condition or size. */
function isIdle(wish: Wish, { seats }: Found): boolean {
  if (wish.kind === "condition" && wish.condition === "new")
    return seats.length > 0 && seats.every(({ conditionId }) => conditionId < 0);
  return false;
}

/** Reads the line; a size where nothing found has sizes ("iphone xs") is read again as a word. */
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

/** The filters that a wish stands for; none where only its seats are picked. */
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

/** True where a filter that was set by hand says something else about the same matter: it goes before the words. */
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

/** Of several orders the last one counts: "best budget phone" is ordered by price. */
function withoutDoubles(wishes: readonly Wish[]): Wish[] {
  const order = wishes.findLast((wish) => wish.kind === "order");
  return wishes.filter((wish) => wish.kind !== "order" || wish === order);
}

/** The filters set by hand and those of the wishes together. Of one kind, conditions and sizes add up. */
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

/** Seats whose title or specifications hold the number with its unit. */
function holdsCapacity(board: Board, { amount, unit }: Capacity): Test {
  const hold = holders(board, [pairOf(String(amount), unit)], true);
  return ({ seat }) => hold[seat] === 1;
}

const audienceWords: Record<Audience, string[]> = {
  men: ["men", "man", "gent", "boy"],
  women: ["women", "woman", "lady", "girl"],
};

/** Goods whose title names the others alone are left out; what names nobody is for all. */
function suits(board: Board, audience: Audience): Test {
  const own = holders(board, audienceWords[audience], false);
  const others = holders(board, audienceWords[audience === "men" ? "women" : "men"], false);
  return ({ seat }) => own[seat] === 1 || others[seat] !== 1;
}

/** Narrows what was found to the wishes that no filter stands for. */
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

/** Where the price alone leaves nothing: what is nearest to it, cheaper or dearer, and can be bought. */
function nearestInPrice(board: Board, found: Found, filters: Filters): Seat[] {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, ...others } = filters;
  const fails = failsOf(board, others);
  const away = ({ paidPrice }: Seat) => Math.max(minPrice - paidPrice, paidPrice - maxPrice);
  const near = found.seats.filter((seat) => seat.alive && fails(seat) === 0);
  const buyable = near.filter(({ inStock }) => inStock);
  return (buyable.length > 0 ? buyable : near).sort((a, b) => away(a) - away(b)).slice(0, nearestAtMost);
}

/** Answers a typed line: what it asks for beside the thing becomes filters and order, unless they were set by hand. */
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
