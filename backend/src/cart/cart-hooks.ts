import type { MedusaContainer } from "@medusajs/framework/types";
import type { Sellable } from "../catalog/sellable";
import { type EngineIds, engineIds } from "../platform/engine/engine-ids";
import { hookOf } from "../platform/engine/workflow-hooks";
import { openCartForHook, runHook } from "./run-hook";

type Customer = { id: string; email?: string };

const hasHooks = () =>
  hookOf("createCartWorkflow", "validate") ??
  hookOf("createCartWorkflow", "cartCreated") ??
  hookOf("addToCartWorkflow", "validate");

/** The line as the input of the engine's flows names it. */
const itemOf = ({ variantId }: Sellable, quantity: number) => ({ variant_id: variantId, quantity });

function newCart(ids: EngineIds, { id, email }: Customer, items: object[]) {
  return {
    region_id: ids.regionId,
    sales_channel_id: ids.salesChannelId,
    customer_id: id,
    email,
    currency_code: "inr",
    items,
  };
}

/**
 * Adds to the cart by `add`, with the hooks of the engine's flows around it: those of createCartWorkflow if it makes the
 * cart, those of addToCartWorkflow otherwise. Without a registered hook, nothing is read or run.
 */
export async function addWithHooks(
  scope: MedusaContainer,
  customer: Customer,
  { variant, quantity }: { variant: Sellable; quantity: number },
  add: () => Promise<void>,
): Promise<void> {
  if (!hasHooks()) return add();
  const items = [itemOf(variant, quantity)];
  const cart = await openCartForHook(scope, customer.id);
  if (cart) {
    await runHook(scope, ["addToCartWorkflow", "validate"], () => ({
      input: { cart_id: cart.id, items },
      cart,
    }));
    return add();
  }
  const input = newCart(await engineIds(scope), customer, items);
  await runHook(scope, ["createCartWorkflow", "validate"], () => ({ input, cart: input }));
  await add();
  await runHook(scope, ["createCartWorkflow", "cartCreated"], async () => ({
    cart: await openCartForHook(scope, customer.id),
  }));
}

/** Before the quantity of a line changes: the hook of the engine's updateLineItemInCartWorkflow. */
export async function beforeQuantity(
  scope: MedusaContainer,
  customerId: string,
  { variant, quantity }: { variant: Sellable; quantity: number },
): Promise<void> {
  await runHook(scope, ["updateLineItemInCartWorkflow", "validate"], async () => {
    const cart = await openCartForHook(scope, customerId);
    const lines = (cart?.items ?? []) as { id: string; variant_id: string }[];
    const line = lines.find(({ variant_id }) => variant_id === variant.variantId);
    return { input: { cart_id: cart?.id, item_id: line?.id, update: { quantity } }, cart };
  });
}
