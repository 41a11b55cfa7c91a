/** What a return gives back. Imported by both fronts, which show it before it is asked for: keep it free of libraries. */
type Line = { productId: string; size?: string | undefined; quantity: number; lineTotal: number };
type Bought = { cartItems: readonly Line[]; totalAmount: number };

/** Names a line of an order as its `cartItems` do, and how many of its pieces. */
export type LinePieces = { productId: string; size?: string | undefined; quantity: number };

/**
 * What `pieces` of the `of` pieces of a line are worth, in paise. The last of them get what is left of the line, so that
 * parts which are taken one after the other add up to it.
 */
export function worthOfPieces(linePaise: number, pieces: number, of: number): number {
  return pieces === of ? linePaise : Math.floor((linePaise * pieces) / of);
}

/** The same in rupees. */
export function priceOfPieces(lineTotal: number, pieces: number, of: number): number {
  return worthOfPieces(Math.round(lineTotal * 100), pieces, of) / 100;
}

export const isSameLine = (one: Omit<LinePieces, "quantity">, other: Omit<LinePieces, "quantity">) =>
  one.productId === other.productId && (one.size ?? null) === (other.size ?? null);

/** Rupees for these pieces: their price alone, or the whole total, delivery and all, where every piece goes back. */
export function returnRefund(
  { cartItems, totalAmount }: Bought,
  goingBack: readonly LinePieces[],
): { refund: number; isWhole: boolean } {
  const pieces = (line: Line) => goingBack.find((named) => isSameLine(named, line))?.quantity ?? 0;
  if (cartItems.every((line) => pieces(line) === line.quantity))
    return { refund: totalAmount, isWhole: true };
  const paise = cartItems.reduce(
    (sum, line) => sum + worthOfPieces(Math.round(line.lineTotal * 100), pieces(line), line.quantity),
    0,
  );
  return { refund: paise / 100, isWhole: false };
}
