import type { Cart } from "@contract/cart";
import { CartLine } from "./cart-line";
import { CartNotices } from "./cart-notices";
import { useCartChanges } from "./use-cart-changes";

/** The lines of a cart that is not empty, in the drawer and at checkout. */
export function CartContents({ cart }: { cart: Cart }) {
  const { setQuantity, remove, putNoticesAway } = useCartChanges(cart.userId);
  return (
    <div className="grid gap-2">
      <CartNotices notices={cart.notices} onSeen={putNoticesAway} />
      <ul className="divide-y divide-line">
        {cart.items.map((item) => (
          <CartLine
            key={item.variantId}
            item={item}
            onQuantity={(quantity) => setQuantity(item, quantity)}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
    </div>
  );
}
