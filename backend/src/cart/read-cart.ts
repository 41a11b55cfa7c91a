import type { MedusaContainer } from "@medusajs/framework/types";
import { joinSpecialPrice, specialOrUsual } from "../catalog/special-prices";
import { joinTitle } from "../catalog/titles";
import type { Cart } from "../contract/cart";
import type { Language } from "../contract/constants";
import { limits } from "../contract/limits";
import type { Unsent } from "../contract/messages";
import { query } from "../platform/db/pool";
import { caseAhead, refreshOffer } from "../promotions/cart-offer";
import { promotionsInPlay, seenInPlay, wereJustInPlay } from "../promotions/in-play";
import { paiseOffLine } from "../promotions/offer";
import { presentCodes, presentDiscounts } from "../promotions/present-offer";
import { type CartDiscounts, type CartRow, noDiscounts, presentCart, staleLines } from "./cart-rows";
import { ownHold } from "./own-hold";
import { refreshContext } from "./pricing-context";
import { hasPromotionContext, refreshPromotionContext } from "./promotion-hooks";
import { repriceLines } from "./reprice";

/** `offset 0` keeps the plan to this cart's lines: the planner would otherwise also merge with those of all carts. */
const openCart = (title: string, lineTitle: string, join: string) => `
  select s.cart_id, ${promotionsInPlay} as promotions, l.id as line_id, l.product_id, l.variant_id, l.quantity, ${lineTitle} as line_title,
         l.unit_price::float8 as told_price, p.slug, ${title} as title, coalesce(v.picture, p.image) as image, p.category, v.size, v.options, least(v.available + ${ownHold}, ${limits.quantity}) as available,
         ${specialOrUsual.price} as price, ${specialOrUsual.salePrice} as sale_price,
         ${specialOrUsual.paidPrice} as paid_price
  from shop_cart s
  left join lateral (
    select * from cart_line_item line where line.cart_id = s.cart_id and line.deleted_at is null offset 0
  ) l on true
  left join catalog_variant v on v.variant_id = l.variant_id
  left join catalog_product p on p.product_id = l.product_id and p.published and v.variant_id is not null
  ${joinSpecialPrice({ customer: "$1", variant: "v.variant_id", quantity: "l.quantity" })}
  ${join}
  where s.customer_id = $1
  order by l.created_at, l.id`;

const OPEN_CART = openCart("p.title", "l.title", "");
/** In `$2`, a language other than English, whose titles are joined for it. */
const OPEN_CART_IN_WORDS = openCart(
  "coalesce(named.title, p.title)",
  "coalesce(named.title, l.title)",
  joinTitle("l.product_id", "$2"),
);

/** Returns the lines of a shopper's open cart; one row without a line for an empty cart, no row if there is no cart yet. */
export function openCartRows(customerId: string, language: Language = "en"): Promise<CartRow[]> {
  return language === "en"
    ? query<CartRow>({ name: "open-cart", text: OPEN_CART, values: [customerId] })
    : query<CartRow>({
        name: "open-cart-in-words",
        text: OPEN_CART_IN_WORDS,
        values: [customerId, language],
      });
}

/** What promotions take off this cart, written into the engine's rows of it (ADR-0039). */
async function discountsOf(
  scope: MedusaContainer,
  customerId: string,
  version: string,
  reading: ReturnType<typeof caseAhead> | undefined,
): Promise<CartDiscounts> {
  seenInPlay();
  const computed = await refreshOffer(scope, customerId, version, reading);
  if (!computed) return noDiscounts;
  return {
    paiseOff: (lineId) => paiseOffLine(computed.offer, lineId),
    discounts: presentDiscounts(computed.offer)
      .filter(({ goods }) => goods > 0)
      .map((discount) => ({ ...discount, delivery: 0 })),
    codes: await presentCodes(scope, computed),
  };
}

/** Returns the cart with its notices and discounts, its goods named in the reader's language. Each change is announced only once. */
export async function readCart(
  scope: MedusaContainer,
  customerId: string,
  language: Language,
): Promise<Unsent<Cart>> {
  await refreshContext(scope, customerId);
  // While promotions are active, what they need is read at the same time; it is as old as the rows of the cart.
  const ahead = wereJustInPlay() && !hasPromotionContext() ? caseAhead(customerId) : undefined;
  const rows = await openCartRows(customerId, language);
  const { gone, repriced } = staleLines(rows);
  if (gone.length > 0) {
    await query({ text: "delete from cart_line_item where id = any ($1)", values: [gone] });
  }
  if (repriced.length > 0) await repriceLines(customerId, repriced);
  const version = rows[0]?.promotions;
  if (version) await refreshPromotionContext(scope, customerId);
  const isAsRead = gone.length === 0 && repriced.length === 0;
  const taken = version
    ? await discountsOf(scope, customerId, version, isAsRead ? ahead : undefined)
    : noDiscounts;
  return presentCart(customerId, rows, taken);
}
