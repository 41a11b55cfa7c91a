import type { Cart } from "@contract/cart";
import { isLine } from "./stock-cap";

type Notice = Cart["notices"][number];

/**
 * The server reports a new price and a vanished product once: they stay on the screen until the shopper has seen
 * them.
 */
const toldOnce = (notice: Notice) => notice.kind === "price_changed" || notice.kind === "gone";

const isSame = (one: Notice, other: Notice) => one.kind === other.kind && isLine(one, other);

/** A new cart with the notices of an earlier read that nobody has dismissed yet. */
export function carryNotices(known: Cart | undefined, fresh: Cart): Cart {
  if (!known || known.userId !== fresh.userId || known === fresh) return fresh;
  const isStillTrue = (notice: Notice) =>
    notice.kind === "gone" || fresh.items.some((item) => isLine(item, notice));
  const carried = known.notices.filter(
    (notice) => toldOnce(notice) && isStillTrue(notice) && !fresh.notices.some((one) => isSame(one, notice)),
  );
  return carried.length > 0 ? { ...fresh, notices: [...carried, ...fresh.notices] } : fresh;
}

/** The cart once its one-time notices were dismissed. A shortage stays until it is resolved. */
export const withoutSeenNotices = (cart: Cart): Cart => ({
  ...cart,
  notices: cart.notices.filter((notice) => !toldOnce(notice)),
});

/** True if a line cannot be bought as it is. */
export const needsCare = (cart: Cart) => cart.items.some(({ quantity, stock }) => quantity > stock);
