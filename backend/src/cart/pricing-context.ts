import type { MedusaContainer } from "@medusajs/framework/types";
import { flattenObjectToKeyValuePairs } from "@medusajs/framework/utils";
import { type LineContexts, lineContext } from "../catalog/special-prices";
import { query } from "../platform/db/pool";
import { hookOf } from "../platform/engine/workflow-hooks";
import { repriceVariant } from "./reprice";
import { runHook } from "./run-hook";

/** Attributes that price rules are compared with, flattened as in the engine: `customer.groups.id`, `location_id`. */
export type PricingContext = Record<string, unknown>;

const ofLines = ["createCartWorkflow", "addToCartWorkflow", "updateLineItemInCartWorkflow"] as const;
const flows = [...ofLines, "refreshCartItemsWorkflow"] as const;
type PricingFlow = (typeof flows)[number];

/** The engine's flows write their own values over these, whatever the hook returned. */
const always = ["currency_code", "region_id", "customer_id", "quantity"];
const overwritten: Record<PricingFlow, readonly string[]> = {
  createCartWorkflow: always,
  addToCartWorkflow: always,
  updateLineItemInCartWorkflow: [...always, "customer", "region"],
  refreshCartItemsWorkflow: always,
};

/**
 * The context that a plugin's hook `setPricingContext` returns for this flow; undefined without one. A `customer` in it
 * stands in for the cart's, so its groups are named even if it has none.
 */
export async function pricingContext(
  scope: MedusaContainer,
  flow: PricingFlow,
  input: () => unknown,
): Promise<PricingContext | undefined> {
  const result = await runHook(scope, [flow, "setPricingContext"], input);
  if (typeof result !== "object" || result === null) return undefined;
  const given = Object.fromEntries(
    Object.entries(result).filter(([key]) => !overwritten[flow].includes(key)),
  );
  const flat: PricingContext = flattenObjectToKeyValuePairs(given);
  return "customer" in given ? { "customer.groups.id": [], ...flat } : flat;
}

const keep = (which: string) => `
  update cart_line_item l set metadata = case when $2::jsonb is null then l.metadata - 'pricing_context'
    else coalesce(l.metadata, '{}') || jsonb_build_object('pricing_context', $2::jsonb) end
  where l.cart_id = (select cart_id from shop_cart where customer_id = $1) and l.deleted_at is null ${which}
    and l.metadata -> 'pricing_context' is distinct from $2::jsonb`;

const ofVariant = { name: "cart-context-of-line", text: keep("and l.variant_id = $3") };
const ofAll = { name: "cart-context-of-all", text: keep("") };

const asJson = (context: PricingContext | undefined) => (context ? JSON.stringify(context) : null);

/**
 * Keeps the context with the line, whose price then depends on it until the flows are asked again. Nothing is written
 * as long as no plugin has such a hook.
 */
export async function keepContext(
  customerId: string,
  variantId: string,
  context: PricingContext | undefined,
): Promise<void> {
  if (!ofLines.some((flow) => hookOf(flow, "setPricingContext"))) return;
  await query({ ...ofVariant, values: [customerId, asJson(context), variantId] });
  await repriceVariant(customerId, variantId);
}

/**
 * A cart that is read is priced anew, as by refreshCartItemsWorkflow: its hook decides for all lines. If it returns
 * nothing, each line keeps what it was added with.
 */
export async function refreshContext(scope: MedusaContainer, customerId: string): Promise<void> {
  if (!hookOf("refreshCartItemsWorkflow", "setPricingContext")) return;
  const [open] = await query<{ cart_id: string }>({
    name: "cart-to-refresh",
    text: "select cart_id from shop_cart where customer_id = $1",
    values: [customerId],
  });
  if (!open) return;
  const context = await pricingContext(scope, "refreshCartItemsWorkflow", () => ({ cart_id: open.cart_id }));
  if (context) await query({ ...ofAll, values: [customerId, asJson(context)] });
}

const contextsInCart = {
  name: "cart-contexts",
  text: `select l.variant_id as "variantId", ${lineContext} as context
    from shop_cart s join cart_line_item l on l.cart_id = s.cart_id and l.deleted_at is null
    where s.customer_id = $1 and ${lineContext} is not null`,
};

/** The contexts of the lines in a shopper's cart, for a quote; undefined as long as no plugin has such a hook. */
export async function lineContexts(customerId: string | null): Promise<LineContexts | undefined> {
  if (!customerId || !flows.some((flow) => hookOf(flow, "setPricingContext"))) return undefined;
  const rows = await query<{ variantId: string; context: unknown }>({
    ...contextsInCart,
    values: [customerId],
  });
  return Object.fromEntries(rows.map(({ variantId, context }) => [variantId, context]));
}
