import type { Cart, CartItem } from "@contract/cart";
import { addRupees, timesRupees } from "@contract/money";
import { paidPrice } from "@contract/paid-price";
import { type CartLineKey, isLine } from "./stock-cap";

/** The cart as it will be once the server agrees: shown at once, then replaced by the server's response. */
export function withQuantity(cart: Cart, line: CartLineKey, quantity: number): Cart {
  return withItems(
    cart,
    cart.items.map((item) => (isLine(item, line) ? resized(item, quantity) : item)),
  );
}

/** The line with its discount in proportion: the server computes it. */
const resized = (item: CartItem, quantity: number): CartItem => ({
  ...item,
  quantity,
  discount: timesRupees(item.discount / item.quantity, quantity),
});

/** The cart without one line. */
export function withoutLine(cart: Cart, line: CartLineKey): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => !isLine(item, line)),
  );
}

/** Rupees of one line at the price that is paid. */
export const lineTotal = (item: Pick<CartItem, "price" | "salePrice" | "quantity">) =>
  timesRupees(paidPrice(item), item.quantity);

/** The cart with these lines, and what they cost. */
export function withItems(cart: Cart, items: CartItem[]): Cart {
  const discount = addRupees(...items.map((item) => item.discount));
  const total = addRupees(...items.map(lineTotal), -discount);
  return { ...cart, items, subtotal: total, total, discount };
}
