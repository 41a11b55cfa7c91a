import type { Order } from "@contract/orders";
import { returnRefund } from "@contract/return-refund";

/** Why shoppers return goods, by the names of the texts. */
export const returnReasons = ["damaged", "wrong", "fit", "notAsShown", "mind", "other"] as const;

type Bought = Pick<Order, "cartItems" | "totalAmount">;

/** The quantity of each line that is returned, in the lines' order. The most common choice, all of them, comes first. */
export type Amounts = readonly number[];
export const allOf = ({ cartItems }: Bought): Amounts => cartItems.map(({ quantity }) => quantity);

/** Whether there is a choice: a single item cannot be returned in part. */
export const hasParts = (order: Bought) => allOf(order).reduce((sum, pieces) => sum + pieces, 0) > 1;

/** What is requested from the shop, and what is refunded for it; no `items` means the whole order. */
export function choiceOf(order: Bought, amounts: Amounts) {
  const items = order.cartItems.flatMap(({ productId, size, variantId }, at) => {
    const quantity = amounts[at] ?? 0;
    return quantity > 0 ? [{ productId, ...(size && { size }), variantId, quantity }] : [];
  });
  const { refund, isWhole } = returnRefund(order, items);
  return { refund, isWhole, isNothing: items.length === 0, items: isWhole ? undefined : items };
}
