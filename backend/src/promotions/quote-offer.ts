import type { MedusaContainer } from "@medusajs/framework/types";
import type { Paise } from "../contract/money";
import type { DeliveryMethod } from "../contract/order-states";
import { query } from "../platform/db/pool";
import { type CartOffer, caseAhead, offerForCart } from "./cart-offer";
import { arePromotionsActive, promotionsInPlay } from "./in-play";
import type { Offer } from "./offer";

type Item = {
  productId: string;
  quantity: number;
  size?: string | null | undefined;
  variantId?: string | null | undefined;
};
type Held = CartOffer["found"]["items"][number];

const isLine = (asked: Item, line: Held) =>
  asked.productId === line.product_id &&
  asked.quantity === line.quantity &&
  (asked.variantId ? asked.variantId === line.variant_id : (asked.size ?? null) === (line.subtitle ?? null));

const isCart = ({ found }: CartOffer, items: readonly Item[]) =>
  found.items.length === items.length &&
  items.every((asked) => found.items.some((line) => isLine(asked, line))) &&
  found.items.every((line) => items.some((asked) => isLine(asked, line)));

/**
 * What promotions take off the shopper's cart when it is sent to this place for this charge; undefined if they take
 * nothing off, or if the items are not those of the cart: promotions depend on everything in it.
 */
export async function offerForQuote(
  scope: MedusaContainer,
  customerId: string,
  items: readonly Item[],
  delivery: { paise: Paise; state: string | null; pincode: string; method: DeliveryMethod },
): Promise<Offer | undefined> {
  if (!(await arePromotionsActive())) return undefined;
  const reading = caseAhead(customerId);
  const [cart] = await query<{ version: string | null }>({
    name: "cart-promotions",
    text: `select ${promotionsInPlay} as version from shop_cart s where s.customer_id = $1`,
    values: [customerId],
  });
  if (!cart?.version) return undefined;
  const computed = await offerForCart(scope, customerId, cart.version, { delivery, reading });
  return computed && isCart(computed, items) ? computed.offer : undefined;
}
