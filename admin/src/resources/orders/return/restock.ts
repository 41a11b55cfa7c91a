import { isSameLine, type LinePieces, returnRefund } from "@contract/return-refund";
import { readWhole } from "../../../read-number";
import type { Order } from "../rules";

type Item = Order["cartItems"][number];

/** The quantity of one line that is being returned, or was returned. */
export type Line = Pick<Item, "productId" | "size" | "options" | "title" | "quantity"> & {
  variantId?: Item["variantId"] | undefined;
};

/** Two choices of a product are two lines, though neither has a size. */
export const lineKey = ({ productId, variantId, size }: Pick<Line, "productId" | "variantId" | "size">) =>
  `${productId} ${variantId ?? size ?? ""}`;

/** How many items of a line have been written off. */
export const writtenOffOf = (line: Line, { writtenOff }: Pick<Order, "writtenOff">): number =>
  writtenOff.find((one) => isSameLine(one, line))?.quantity ?? 0;

const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The items of an order that are being returned: those the shopper named, or all of an undelivered parcel. */
export const comingBack = ({
  returnRequest,
  cartItems,
}: Pick<Order, "returnRequest" | "cartItems">): Line[] => returnRequest?.items ?? cartItems;

/** Returned items that have not been written off. */
export function stillThere(lines: readonly Line[], order: Pick<Order, "writtenOff">): Line[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - writtenOffOf(line, order) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The quantities that staff typed, by line; an unchanged line is restocked in full. */
export type Typed = Readonly<Record<string, string>>;

export const typedFor = (line: Line, typed: Typed) => typed[lineKey(line)] ?? String(line.quantity);

export function isAmount(line: Line, typed: Typed): boolean {
  const pieces = readWhole(typedFor(line, typed));
  return pieces !== undefined && pieces >= 0 && pieces <= line.quantity;
}

const isAllRight = (lines: readonly Line[], typed: Typed) => lines.every((line) => isAmount(line, typed));

/** Of each line as many as `pieces` says, in the format of the call; lines without any are left out. */
const named = (lines: readonly Line[], pieces: (line: Line) => number): LinePieces[] =>
  lines
    .map((line) => ({ line, quantity: pieces(line) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line: { productId, variantId, size }, quantity }) => ({
      productId,
      ...(variantId && { variantId }),
      ...(size && { size }),
      quantity,
    }));

const typedPieces = (line: Line, typed: Typed) => readWhole(typedFor(line, typed)) ?? Number.NaN;

/** The unsellable items of these lines, in the format of the call, and how many items are restocked. */
export function restocked(lines: readonly Line[], typed: Typed) {
  const unsellable = named(lines, (line) => line.quantity - typedPieces(line, typed));
  const off = piecesOf(unsellable);
  return { unsellable, off, on: piecesOf(lines) - off, isRight: isAllRight(lines, typed) };
}

/** Whether an order has a part that could go back without the rest. */
export const hasParts = ({ cartItems }: Pick<Order, "cartItems">) => piecesOf(cartItems) > 1;

/** What goes back of an order and the money for it; no `items` means all of it. */
export function goingBack(order: Pick<Order, "cartItems" | "totalAmount">, typed: Typed) {
  const items = named(order.cartItems, (line) => typedPieces(line, typed));
  const { refund, isWhole } = returnRefund(order, items);
  const isNothing = items.length === 0;
  return {
    ...(!isWhole && { items }),
    refund,
    isNothing,
    isRight: !isNothing && isAllRight(order.cartItems, typed),
  };
}
