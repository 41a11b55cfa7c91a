import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Sellable } from "../catalog/sellable";
import { type EngineIds, engineIds } from "../platform/engine/engine-ids";
import { hookOf } from "../platform/engine/workflow-hooks";
import { keepContext, pricingContext } from "./pricing-context";
import { openCartForHook, runHook } from "./run-hook";

type Customer = { id: string; email?: string };

const hasHooks = () =>
  hookOf("createCartWorkflow", "setPricingContext") ??
  hookOf("createCartWorkflow", "validate") ??
  hookOf("createCartWorkflow", "cartCreated") ??
  hookOf("addToCartWorkflow", "validate") ??
  hookOf("addToCartWorkflow", "setPricingContext") ??
  hookOf("updateLineItemInCartWorkflow", "setPricingContext");

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

/** What createCartWorkflow knows when it asks for the pricing context of the first line. */
async function beforeCart(scope: MedusaContainer, ids: EngineIds, customer: Customer, variantId: string) {
  const [region, salesChannel, found] = await Promise.all([
    scope.resolve(Modules.REGION).retrieveRegion(ids.regionId),
    scope.resolve(Modules.SALES_CHANNEL).retrieveSalesChannel(ids.salesChannelId),
    scope.resolve(Modules.CUSTOMER).retrieveCustomer(customer.id, { relations: ["groups"] }),
  ]);
  return {
    region,
    salesChannel,
    customerData: { customer: found, email: customer.email },
    variantIds: [variantId],
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
    const context = await pricingContext(scope, "addToCartWorkflow", () => ({
      cart,
      variantIds: [variant.variantId],
      items,
    }));
    await add();
    return keepContext(customer.id, variant.variantId, context);
  }
  const ids = await engineIds(scope);
  const context = await pricingContext(scope, "createCartWorkflow", () =>
    beforeCart(scope, ids, customer, variant.variantId),
  );
  const input = newCart(ids, customer, items);
  await runHook(scope, ["createCartWorkflow", "validate"], () => ({ input, cart: input }));
  await add();
  await keepContext(customer.id, variant.variantId, context);
  await runHook(scope, ["createCartWorkflow", "cartCreated"], async () => ({
    cart: await openCartForHook(scope, customer.id),
  }));
}

/**
 * Changes the quantity of a line by `change`, with the hooks of the engine's updateLineItemInCartWorkflow around it.
 * Without a registered hook, nothing is read or run.
 */
export async function changeWithHooks(
  scope: MedusaContainer,
  customerId: string,
  { variant, quantity }: { variant: Sellable; quantity: number },
  change: () => Promise<void>,
): Promise<void> {
  const flow = "updateLineItemInCartWorkflow";
  const { variantId } = variant;
  if (!hookOf(flow, "validate") && !hookOf(flow, "setPricingContext")) {
    await change();
    return keepContext(customerId, variantId, undefined);
  }
  const cart = await openCartForHook(scope, customerId);
  const lines = (cart?.items ?? []) as { id: string; variant_id: string }[];
  const item = lines.find(({ variant_id }) => variant_id === variantId);
  await runHook(scope, [flow, "validate"], () => ({
    input: { cart_id: cart?.id, item_id: item?.id, update: { quantity } },
    cart,
  }));
  const context = await pricingContext(scope, flow, () => ({ cart, item, variantIds: [variantId] }));
  await change();
  await keepContext(customerId, variantId, context);
}
