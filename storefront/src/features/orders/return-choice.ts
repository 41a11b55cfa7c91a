import type { Order } from "@contract/orders";
import { returnRefund } from "@contract/return-refund";

type Bought = Pick<Order, "cartItems" | "totalAmount">;

/** How many pieces of each line go back, in the lines' order. The commonest wish, all of them, comes first. */
export type Amounts = readonly number[];
export const allOf = ({ cartItems }: Bought): Amounts => cartItems.map(({ quantity }) => quantity);

/** Whether there is anything to choose: of a single piece there is no part. */
export const hasParts = (order: Bought) => allOf(order).reduce((sum, pieces) => sum + pieces, 0) > 1;

/** What the shop is asked for, and what comes back for it; no `items` mean the whole order. */
export function choiceOf(order: Bought, amounts: Amounts) {
  const items = order.cartItems.flatMap(({ productId, size }, at) => {
    const quantity = amounts[at] ?? 0;
    return quantity > 0 ? [{ productId, ...(size && { size }), quantity }] : [];
  });
  const { refund, isWhole } = returnRefund(order, items);
  return { refund, isWhole, isNothing: items.length === 0, items: isWhole ? undefined : items };
}
