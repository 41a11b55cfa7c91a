import type { Cart, CartItem } from "@contract/cart";
import { withItems, withoutLine, withQuantity } from "../cart-edit";
import { isLine } from "../stock-cap";
import { type KeptChange, keyOf } from "./change";

type WaitingItem = CartItem & { isWaiting?: true };
/** A cart as it was last seen, with the changes that the shop does not know of yet. */
export type WaitingCart = Cart & { items: WaitingItem[]; waiting: number };

/** How many changes of a cart the shop does not know of yet. */
export const waitingIn = (cart: Cart): number =>
  "waiting" in cart && typeof cart.waiting === "number" ? cart.waiting : 0;

/** Whether the shop does not know of this line yet, or not of its number. */
export const isWaiting = (item: CartItem): boolean => "isWaiting" in item && item.isWaiting === true;

/** The cart as it will be once the shop knows of these changes, at the prices that were last seen. */
export function withChanges(cart: Cart, changes: readonly KeptChange[]): WaitingCart {
  const changed = changes.reduce(withOne, cart);
  const items = changed.items.map((item) =>
    changes.some((change) => isLine(keyOf(change), item)) ? { ...item, isWaiting: true as const } : item,
  );
  return { ...changed, items, waiting: changes.length };
}

function withOne(cart: Cart, change: KeptChange): Cart {
  const key = keyOf(change);
  const line = cart.items.find((item) => isLine(item, key));
  if (change.kind === "remove") return withoutLine(cart, key);
  if (line) {
    const more = change.kind === "add" ? line.quantity : 0;
    return withQuantity(cart, key, more + change.quantity);
  }
  if (change.kind === "set" || !change.item) return cart;
  return withItems(cart, [...cart.items, { ...change.item, quantity: change.quantity, discount: 0 }]);
}
