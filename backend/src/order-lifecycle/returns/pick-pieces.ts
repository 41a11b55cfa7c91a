import { messages } from "../../contract/messages";
import { type FieldError, refuse } from "../../contract/refusal";
import { isSameLine, type LinePieces } from "../../contract/return-refund";
import type { FrozenLine } from "../../orders/frozen-line";

/** So many pieces of a line. */
export type Pieces = { line: FrozenLine; quantity: number };

export const allPieces = (lines: readonly FrozenLine[]): Pieces[] =>
  lines.map((line) => ({ line, quantity: line.quantity }));

/**
 * The pieces that a request names in `field`, out of those that there are. 422 with the field for a line that is not
 * among them (`unknown` says so), for one that is named twice, and for more pieces than there are.
 */
export function pickPieces(
  from: readonly Pieces[],
  named: readonly LinePieces[],
  { field, unknown }: { field: string; unknown: string },
): Pieces[] {
  const errors: FieldError[] = [];
  const picked = named.flatMap((wish, at): Pieces[] => {
    const there = from.find(({ line }) => isSameLine(line, wish));
    const isSecond = named.slice(0, at).some((earlier) => isSameLine(earlier, wish));
    if (!there) errors.push({ field: `${field}.${at}.productId`, message: unknown });
    else if (isSecond) errors.push({ field: `${field}.${at}.productId`, message: messages.lineTwice });
    else if (wish.quantity > there.quantity)
      errors.push({ field: `${field}.${at}.quantity`, message: messages.piecesAtMost(there.quantity) });
    return there ? [{ line: there.line, quantity: wish.quantity }] : [];
  });
  if (errors.length > 0) throw refuse.invalid(errors);
  return picked;
}
