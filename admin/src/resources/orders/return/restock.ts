import { readWhole } from "../../../read-number";
import type { Order } from "../rules";

/** The quantity of one line that is being returned, or was returned. */
export type Line = {
  productId: string;
  size?: Order["cartItems"][number]["size"];
  title: string;
  quantity: number;
};

export const lineKey = ({ productId, size }: Pick<Line, "productId" | "size">) =>
  `${productId} ${size ?? ""}`;

const piecesOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The items of an order that are being returned: those the shopper named, or all of an undelivered parcel. */
export const comingBack = ({
  returnRequest,
  cartItems,
}: Pick<Order, "returnRequest" | "cartItems">): Line[] => returnRequest?.items ?? cartItems;

/** Returned items that have not been written off. */
export function stillThere(lines: readonly Line[], { writtenOff }: Pick<Order, "writtenOff">): Line[] {
  const gone = (line: Line) => writtenOff.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - gone(line) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The quantities that staff typed, by line; an unchanged line is restocked in full. */
export type Typed = Readonly<Record<string, string>>;

export const typedFor = (line: Line, typed: Typed) => typed[lineKey(line)] ?? String(line.quantity);

export function isAmount(line: Line, typed: Typed): boolean {
  const pieces = readWhole(typedFor(line, typed));
  return pieces !== undefined && pieces >= 0 && pieces <= line.quantity;
}

/** The unsellable items of these lines, in the format of the call, and how many items are restocked. */
export function restocked(lines: readonly Line[], typed: Typed) {
  const unsellable = lines
    .map((line) => ({ line, quantity: line.quantity - (readWhole(typedFor(line, typed)) ?? Number.NaN) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line: { productId, size }, quantity }) => ({ productId, ...(size && { size }), quantity }));
  const off = unsellable.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    unsellable,
    off,
    on: piecesOf(lines) - off,
    isRight: lines.every((line) => isAmount(line, typed)),
  };
}
