import { query } from "../platform/db/pool";

/**
 * The version of the engine's promotions if they matter to this cart: one is active, or the cart still has something
 * of an earlier one; null otherwise. For statements over `s`, shop_cart, so that it costs no query of its own.
 */
export const promotionsInPlay = `(
  select state.version::text from shop_promotion_state state
  where state.is_active or (state.was_ever and (s.codes <> '{}' or exists (
    select from cart_promotion link where link.cart_id = s.cart_id and link.deleted_at is null))))`;

const freshForMs = 2_000;
let known: { isActive: boolean; readAt: number } | undefined;

/** A cart has just been read for which promotions matter: quotes need not wait for the next look. */
export function seenInPlay(): void {
  known = { isActive: true, readAt: performance.now() };
}

/** Whether a promotion was active a moment ago: worth reading ahead for; nothing is decided by it. */
export const wereJustInPlay = (now = performance.now()): boolean =>
  known?.isActive === true && now - known.readAt < freshForMs;

/**
 * Whether a promotion is active, read every two seconds: for quotes, which read no cart in a shop without promotions.
 * Orders read `promotionsInPlay` themselves.
 */
export async function arePromotionsActive(now = performance.now()): Promise<boolean> {
  if (known && now - known.readAt < freshForMs) return known.isActive;
  const [state] = await query<{ is_active: boolean }>({
    name: "promotion-state",
    text: "select is_active from shop_promotion_state",
    values: [],
  });
  known = { isActive: state?.is_active ?? false, readAt: performance.now() };
  return known.isActive;
}
