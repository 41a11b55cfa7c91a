/** The refund of a return. Imported by both front ends, which show it beforehand: keep it free of libraries. */
import { addRupees, shareOf, toPaise, toRupees } from "./money";

type Line = LinePieces & { lineTotal: number };
type Bought = { cartItems: readonly Line[]; totalAmount: number };

/** Identifies a line of an order as in `cartItems`, with a number of items. */
export type LinePieces = {
  productId: string;
  size?: string | undefined;
  variantId?: string | undefined;
  quantity: number;
};

/** The price in rupees of `pieces` of the `of` items of a line. */
export function priceOfPieces(lineTotal: number, pieces: number, of: number): number {
  return toRupees(shareOf(toPaise(lineTotal), pieces, of));
}

type Named = Omit<LinePieces, "quantity">;

/** By the variant if both name it, otherwise by product and size. */
export const isSameLine = (one: Named, other: Named) =>
  one.productId === other.productId &&
  (one.variantId && other.variantId
    ? one.variantId === other.variantId
    : (one.size ?? null) === (other.size ?? null));

/** The refund for these items in rupees: their price, or the order's total including delivery if everything is returned. */
export function returnRefund(
  { cartItems, totalAmount }: Bought,
  goingBack: readonly LinePieces[],
): { refund: number; isWhole: boolean } {
  const pieces = (line: Line) => goingBack.find((named) => isSameLine(named, line))?.quantity ?? 0;
  if (cartItems.every((line) => pieces(line) === line.quantity))
    return { refund: totalAmount, isWhole: true };
  const prices = cartItems.map((line) => priceOfPieces(line.lineTotal, pieces(line), line.quantity));
  return { refund: addRupees(...prices), isWhole: false };
}
