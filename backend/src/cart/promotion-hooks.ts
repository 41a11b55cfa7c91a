import type { MedusaContainer } from "@medusajs/framework/types";
import { query } from "../platform/db/pool";
import { hookOf } from "../platform/engine/workflow-hooks";
import { type HookCart, openCartForHook, runHook } from "./run-hook";

const flow = "updateCartPromotionsWorkflow";

/** Kept with the engine's cart, so that quotes and the order, whose transaction no hook can share, compute the same. */
const keep = {
  name: "cart-promotion-context",
  text: `update cart set metadata = case when $2::jsonb is null then metadata - 'promotion_context'
      else coalesce(metadata, '{}') || jsonb_build_object('promotion_context', $2::jsonb) end
    where id = $1 and metadata -> 'promotion_context' is distinct from $2::jsonb`,
};

type Asked = { action: "add" | "replace"; promo_codes: string[] };

async function askContext(scope: MedusaContainer, cart: HookCart, asked: Asked): Promise<void> {
  if (!hookOf(flow, "setPromotionContext")) return;
  const context = await runHook(scope, [flow, "setPromotionContext"], () => ({ cart, ...asked }));
  await query({ ...keep, values: [cart.id, context ? JSON.stringify(context) : null] });
}

/** Before a code is entered: the hooks of updateCartPromotionsWorkflow, of which `validate` may refuse it. */
export async function beforeCode(scope: MedusaContainer, customerId: string, code: string): Promise<void> {
  if (!hookOf(flow, "validate") && !hookOf(flow, "setPromotionContext")) return;
  const cart = await openCartForHook(scope, customerId);
  if (!cart) return;
  const asked: Asked = { action: "add", promo_codes: [code] };
  await runHook(scope, [flow, "validate"], () => ({ input: { cart_id: cart.id, ...asked }, cart }));
  await askContext(scope, cart, asked);
}

/** Whether a plugin's hook changes what promotions are computed from. */
export const hasPromotionContext = (): boolean => Boolean(hookOf(flow, "setPromotionContext"));

/** Before promotions are computed for a cart that is read; without a registered hook nothing is read or run. */
export async function refreshPromotionContext(scope: MedusaContainer, customerId: string): Promise<void> {
  if (!hasPromotionContext()) return;
  const [cart, [held]] = await Promise.all([
    openCartForHook(scope, customerId),
    query<{ codes: string[] }>({
      name: "codes-for-hook",
      text: "select codes from shop_cart where customer_id = $1",
      values: [customerId],
    }),
  ]);
  if (cart) await askContext(scope, cart, { action: "replace", promo_codes: held?.codes ?? [] });
}
