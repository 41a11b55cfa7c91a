import type { MedusaContainer } from "@medusajs/framework/types";
import {
  addShippingMethodToCartWorkflow,
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  listShippingOptionsForCartWithPricingWorkflow,
  listShippingOptionsForCartWorkflow,
  refreshCartItemsWorkflow,
  updateCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";

/** What an operator registers with `workflow.hooks.name(handler)`. */
type Handler = (input: unknown, context: { container: MedusaContainer }) => unknown;
type Register = (invoke: Handler, compensate?: unknown) => unknown;
type Workflow = { hooks: Record<string, Register> };

/**
 * The hooks that the shop's own cart and order placement run, in place of the engine's flows that they stand for. The other
 * hooks of these flows are not run; a plugin that registers one is told so at the start.
 */
const followed = {
  createCartWorkflow: ["validate", "cartCreated"],
  addToCartWorkflow: ["validate"],
  updateLineItemInCartWorkflow: ["validate"],
  completeCartWorkflow: ["validate", "beforePaymentAuthorization", "orderCreated"],
} as const;

type Followed = typeof followed;
export type HookedFlow = keyof Followed;

/** Flows of which the shop has its own: their other hooks would be silently left out. */
const standsFor = {
  createCartWorkflow,
  addToCartWorkflow,
  updateLineItemInCartWorkflow,
  completeCartWorkflow,
  updateCartWorkflow,
  addShippingMethodToCartWorkflow,
  listShippingOptionsForCartWorkflow,
  listShippingOptionsForCartWithPricingWorkflow,
  refreshCartItemsWorkflow,
};

const registered = new Map<string, Handler>();
const notRun: string[] = [];
let isListening = false;

const isFollowed = (flow: string, hook: string): boolean =>
  ((followed as Record<string, readonly string[]>)[flow] ?? []).includes(hook);

/**
 * Notes which hooks plugins register, from now on: the engine does not tell. It must run before the engine loads the
 * plugins' workflows. A hook keeps its single handler, as in the engine, which refuses a second one itself.
 */
export function noteHooks(): void {
  if (isListening) return;
  isListening = true;
  for (const [flow, workflow] of Object.entries(standsFor)) {
    const { hooks } = workflow as unknown as Workflow;
    for (const [hook, register] of Object.entries(hooks)) {
      hooks[hook] = (invoke, compensate) => {
        const result = register(invoke, compensate);
        if (isFollowed(flow, hook)) registered.set(`${flow}.${hook}`, invoke);
        else notRun.push(`${flow}.hooks.${hook}`);
        return result;
      };
    }
  }
}

/** Hooks that plugins registered and that the shop's own cart and checkout do not run. */
export const hooksNotRun = (): readonly string[] => notRun;

/** The handler that a plugin registered for this hook; undefined, and free of cost, if there is none. */
export const hookOf = <Flow extends HookedFlow>(
  flow: Flow,
  hook: Followed[Flow][number],
): Handler | undefined => registered.get(`${flow}.${hook}`);
