import type { Condition, Size } from "../../contract/constants";
import type { Lexicon } from "../vocabulary/lexicon";
import type { Piece } from "../vocabulary/tokens";
import { type PriceRange, priceAt } from "./price";
import {
  type AskedOrder,
  type Audience,
  audienceAt,
  type Capacity,
  capacityAt,
  conditionAt,
  orderAt,
  sizeAt,
} from "./qualities";
import { wordsAndSigns } from "./signs";

type Meaning =
  | { kind: "price"; range: PriceRange }
  | { kind: "condition"; condition: Condition }
  | { kind: "size"; size: Size }
  | { kind: "order"; order: AskedOrder }
  | { kind: "audience"; audience: Audience }
  | { kind: "capacity"; capacity: Capacity };

/** Something a query asks for besides the product itself, with the position of its words. */
export type QueryTerm = Meaning & { start: number; end: number };
export type QueryTermKind = QueryTerm["kind"];

export type Parsed = {
  terms: QueryTerm[];
  /** The query with the words of the terms blanked out, so that positions stay the same. */
  rest: string;
};

type Read = { meaning: Meaning | undefined; next: number };

/** Tries what may begin at this position; an undefined meaning skips words that must not be read one by one. */
function readAt(words: readonly Piece[], place: number, lexicon: Lexicon): Read | undefined {
  const price = priceAt(words, place);
  if (price) return { meaning: { kind: "price", range: price.range }, next: price.next };
  const capacity = capacityAt(words, place);
  if (capacity) return { meaning: { kind: "capacity", capacity: capacity.value }, next: capacity.next };
  const condition = conditionAt(words, place, lexicon);
  if (condition?.value === "none") return { meaning: undefined, next: condition.next };
  if (condition) return { meaning: { kind: "condition", condition: condition.value }, next: condition.next };
  const size = sizeAt(words, place);
  if (size) return { meaning: { kind: "size", size: size.value }, next: size.next };
  const order = orderAt(words, place);
  if (order) return { meaning: { kind: "order", order: order.value }, next: order.next };
  const audience = audienceAt(words, place, lexicon);
  return audience && { meaning: { kind: "audience", audience: audience.value }, next: audience.next };
}

function withoutTerms(line: string, terms: readonly QueryTerm[]): string {
  let rest = "";
  for (const { start, end } of terms) rest += line.slice(rest.length, start) + " ".repeat(end - start);
  return rest + line.slice(rest.length);
}

/**
 * Extracts the terms from a query: price, order, condition, size, capacity, and target group. One pass from the
 * left; each position is matched against phrases of bounded length. Kinds in `refused` stay words.
 */
export function parseQuery(line: string, lexicon: Lexicon, refused: readonly QueryTermKind[] = []): Parsed {
  const words = wordsAndSigns(line);
  const terms: QueryTerm[] = [];
  for (let place = 0; place < words.length; ) {
    const read = readAt(words, place, lexicon);
    const first = words[place];
    const last = read && words[read.next - 1];
    if (read?.meaning && first && last && !refused.includes(read.meaning.kind))
      terms.push({ ...read.meaning, start: first.start, end: last.end });
    place = read?.next ?? place + 1;
  }
  return { terms, rest: withoutTerms(line, terms) };
}
