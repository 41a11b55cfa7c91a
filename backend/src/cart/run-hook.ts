import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { type HookedFlow, hookOf } from "../platform/engine/workflow-hooks";

/** A cart as the engine's flows hand it to a hook. */
export type HookCart = Record<string, unknown> & { id: string };

const cartFields = [
  "*",
  "items.*",
  "items.variant.*",
  "items.product.*",
  "customer.*",
  "customer.groups.*",
  "region.*",
  "sales_channel.*",
  "shipping_address.*",
  "shipping_methods.*",
  "total",
  "subtotal",
  "tax_total",
  "item_total",
];

/** The shopper's open cart as the engine has it; undefined if there is none yet. Read only for a registered hook. */
export async function openCartForHook(
  scope: MedusaContainer,
  customerId: string,
): Promise<HookCart | undefined> {
  const [open] = await query<{ cart_id: string }>({
    name: "open-cart-of",
    text: `select cart_id from shop_cart join cart on cart.id = cart_id
           where shop_cart.customer_id = $1 and cart.completed_at is null`,
    values: [customerId],
  });
  if (!open) return undefined;
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: cartFields,
    filters: { id: open.cart_id },
  });
  return data[0] as HookCart | undefined;
}

const conflicts: readonly string[] = [
  MedusaError.Types.CONFLICT,
  MedusaError.Types.DUPLICATE_ERROR,
  MedusaError.Types.NOT_ALLOWED,
];

/** An operator's refusal, in the operator's words; an error without the engine's type is a fault, not a refusal. */
function refusalOf(error: unknown): unknown {
  if (!MedusaError.isMedusaError(error)) return error;
  const { type, message } = error as MedusaError;
  const status = conflicts.includes(type) ? 409 : 422;
  return new Refusal(status, "refused_by_plugin", messages.inOwnWords(message), { cause: error });
}

/**
 * Runs the handler that a plugin registered for a hook, with the input that the engine's flow would pass; without one,
 * `input` is not even called. Returns the output of its StepResponse, the only result that the engine regards. A
 * MedusaError becomes a refusal (409 for a conflict, else 422) with its words.
 */
export async function runHook<Flow extends HookedFlow>(
  scope: MedusaContainer,
  [flow, hook]: [Flow, Parameters<typeof hookOf<Flow>>[1]],
  input: () => unknown,
): Promise<unknown> {
  const handler = hookOf(flow, hook);
  if (!handler) return undefined;
  try {
    const result = (await handler(await input(), { container: scope })) as { output?: unknown } | undefined;
    return result?.output;
  } catch (error) {
    throw refusalOf(error);
  }
}
