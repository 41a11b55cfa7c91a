import { type Message, messages } from "../../contract/messages";
import { type FieldError, refuse } from "../../contract/refusal";
import { isSameLine, type LinePieces } from "../../contract/return-refund";
import type { FrozenLine } from "../../orders/frozen-line";

/** A quantity of one line. */
export type ItemQuantity = { line: FrozenLine; quantity: number };

export const allItems = (lines: readonly FrozenLine[]): ItemQuantity[] =>
  lines.map((line) => ({ line, quantity: line.quantity }));

/**
 * Picks the items that a request names in `field` from the available ones. 422 with the field for a line that is not
 * among them (message `unknown`), for one that is named twice, and for more than there are.
 */
export function pickItems(
  from: readonly ItemQuantity[],
  named: readonly LinePieces[],
  { field, unknown }: { field: string; unknown: Message },
): ItemQuantity[] {
  const errors: FieldError[] = [];
  const picked = named.flatMap((asked, at): ItemQuantity[] => {
    const [there, ...others] = from.filter(({ line }) => isSameLine(line, asked));
    const isSecond = named.slice(0, at).some((earlier) => isSameLine(earlier, asked));
    if (!there) errors.push({ field: `${field}.${at}.productId`, message: unknown });
    else if (others.length > 0)
      errors.push({ field: `${field}.${at}.variantId`, message: messages.lineAmbiguous });
    else if (isSecond) errors.push({ field: `${field}.${at}.productId`, message: messages.lineTwice });
    else if (asked.quantity > there.quantity)
      errors.push({ field: `${field}.${at}.quantity`, message: messages.piecesAtMost(there.quantity) });
    return there ? [{ line: there.line, quantity: asked.quantity }] : [];
  });
  if (errors.length > 0) throw refuse.invalid(errors);
  return picked;
}
