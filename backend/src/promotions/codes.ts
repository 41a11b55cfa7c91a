import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { offerForCart } from "./cart-offer";
import { promotionsInPlay } from "./in-play";
import { knownCodes } from "./known-codes";
import { type Known, type WhyNot, whyNot } from "./why-not";

/** Enough for any honest shopper; each further code makes every read of the cart dearer. */
const mostCodes = 5;

type Held = { codes: string[]; version: string | null; has_lines: boolean };

const HELD = `select s.codes, ${promotionsInPlay} as version, exists (
    select from cart_line_item where cart_id = s.cart_id and deleted_at is null) as has_lines
  from shop_cart s where s.customer_id = $1`;

/** People type codes in lower case; the engine's codes are exact, so the exact spelling comes first. */
async function promotionOf(scope: MedusaContainer, typed: string): Promise<Known | undefined> {
  const found = await knownCodes(scope, [...new Set([typed, typed.toUpperCase()])]);
  return found.find(({ code }) => code === typed) ?? found[0];
}

const refusalOf = ({ problem, message }: WhyNot) => new Refusal(422, `code_${problem}`, message);
const unknown = () => refusalOf({ problem: "unknown", message: messages.codeUnknown });

/**
 * Puts a promotion's code on the shopper's open cart; entering it again changes nothing. 422 with the reason if it takes
 * nothing off (`code_unknown`, `code_ended`, …), 409 `cart_empty` or `codes_full`. The cart is then unchanged.
 */
export async function enterCode(scope: MedusaContainer, customerId: string, typed: string): Promise<void> {
  const [[held], promotion] = await Promise.all([
    query<Held>({ name: "cart-codes", text: HELD, values: [customerId] }),
    promotionOf(scope, typed),
  ]);
  if (!held?.has_lines) throw new Refusal(409, "cart_empty", messages.cartEmpty);
  if (!promotion) throw unknown();
  const { code } = promotion;
  if (held.codes.includes(code)) return;
  if (held.codes.length >= mostCodes) throw new Refusal(409, "codes_full", messages.codesFull(mostCodes));
  const computed = await offerForCart(scope, customerId, held.version ?? "0", { extraCode: code });
  if (!computed) throw unknown();
  const applied = computed.offer.applied.some(({ definition }) => definition.id === promotion.id);
  if (!applied) throw refusalOf(whyNot(promotion, computed.offer, computed.context, new Date()));
  await query({
    name: "cart-enter-code",
    text: `update shop_cart set codes = codes || $2::text, touched_at = now()
           where customer_id = $1 and $2 <> all (codes)`,
    values: [customerId, code],
  });
}

/** Takes a code off the cart, also one that something else of the engine put there. 404 if it is not on it. */
export async function removeCode(customerId: string, code: string): Promise<void> {
  const removed = await query({
    name: "cart-remove-code",
    text: `with mine as (
             select cart_id from shop_cart where customer_id = $1 for update
           ), unlinked as (
             delete from cart_promotion link using mine, promotion p
             where link.cart_id = mine.cart_id and p.id = link.promotion_id and p.code = $2 and not p.is_automatic
             returning 1
           )
           update shop_cart set codes = array_remove(codes, $2), touched_at = now()
           where customer_id = $1 and ($2 = any (codes) or exists (select from unlinked)) returning 1`,
    values: [customerId, code],
  });
  if (removed.length === 0) throw refuse.notFound(messages.codeNotInCart);
}
