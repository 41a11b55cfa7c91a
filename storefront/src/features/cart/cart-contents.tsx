import type { Cart, CartItem } from "@contract/cart";
import { useRef } from "react";
import { CartLine } from "./cart-line";
import { CartNotices } from "./cart-notices";
import { useCartChanges } from "./use-cart-changes";

/** The lines of a cart that is not empty, in the drawer and at checkout. */
export function CartContents({ cart }: { cart: Cart }) {
  const { setQuantity, remove, putNoticesAway } = useCartChanges(cart.userId);
  const lines = useRef<HTMLUListElement>(null);
  const takeOut = (item: CartItem, at: number) => {
    // The pressed button goes with its line: the focus stays among the lines, or in the dialog if none is left.
    const next = lines.current?.children[at + 1] ?? lines.current?.children[at - 1];
    const stays = next?.querySelector("a") ?? lines.current?.closest("dialog")?.querySelector("button");
    stays?.focus({ preventScroll: true });
    remove(item);
  };
  return (
    <div className="grid gap-2">
      <CartNotices notices={cart.notices} onSeen={putNoticesAway} />
      <ul ref={lines} className="divide-y divide-line">
        {cart.items.map((item, at) => (
          <CartLine
            key={item.variantId}
            item={item}
            onQuantity={(quantity) => setQuantity(item, quantity)}
            onRemove={() => takeOut(item, at)}
          />
        ))}
      </ul>
    </div>
  );
}
