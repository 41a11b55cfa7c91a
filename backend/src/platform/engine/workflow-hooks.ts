import type { MedusaContainer } from "@medusajs/framework/types";
import {
  addShippingMethodToCartWorkflow,
  addToCartWorkflow,
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  createCustomerAddressesWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  deleteCustomerAddressesWorkflow,
  listShippingOptionsForCartWithPricingWorkflow,
  listShippingOptionsForCartWorkflow,
  refreshCartItemsWorkflow,
  refreshCartShippingMethodsWorkflow,
  refreshPaymentCollectionForCartWorkflow,
  transferCartCustomerWorkflow,
  updateCartPromotionsWorkflow,
  updateCartWorkflow,
  updateCustomerAddressesWorkflow,
  updateLineItemInCartWorkflow,
  updateTaxLinesWorkflow,
  upsertTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows";

/** What an operator registers with `workflow.hooks.name(handler)`. */
type Handler = (input: unknown, context: { container: MedusaContainer }) => unknown;
type Register = (invoke: Handler, compensate?: unknown) => unknown;
type Workflow = { hooks: Record<string, Register> };

/**
 * The hooks that the shop's own cart, order placement and address book run, in place of the engine's flows that they stand for. The
 * other hooks of these flows are not run; a plugin that registers one is told so at the start.
 */
const followed = {
  createCartWorkflow: ["setPricingContext", "validate", "cartCreated"],
  addToCartWorkflow: ["validate", "setPricingContext"],
  updateLineItemInCartWorkflow: ["validate", "setPricingContext"],
  refreshCartItemsWorkflow: ["setPricingContext"],
  updateCartPromotionsWorkflow: ["validate", "setPromotionContext"],
  completeCartWorkflow: ["validate", "beforePaymentAuthorization", "orderCreated"],
  createCustomerAddressesWorkflow: ["addressesCreated"],
  updateCustomerAddressesWorkflow: ["addressesUpdated"],
  deleteCustomerAddressesWorkflow: ["addressesDeleted"],
} as const;

type Followed = typeof followed;
export type HookedFlow = keyof Followed;

const ownDelivery =
  "the shop charges delivery by its own rates and the pincode, and has no delivery options to choose from or price";
const ownTaxes =
  "GST follows from the product's HSN code and rate, on the page, in the order and on the invoice";
const ownCheckout =
  "address, payment and customer are given once, when the order is placed: use the hooks of completeCartWorkflow";

const ownAddresses = "an address is changed without the steps around this hook";

const ownTransitions =
  "a status that staff or the shop change sends the engine's event, which a subscriber receives at least once";

/** Flows of which the shop has its own, with the reason why it does not run their other hooks. */
const standsFor: [name: string, flow: object, why: string][] = [
  ["createCartWorkflow", createCartWorkflow, ownCheckout],
  ["addToCartWorkflow", addToCartWorkflow, ownCheckout],
  ["updateLineItemInCartWorkflow", updateLineItemInCartWorkflow, ownCheckout],
  ["refreshCartItemsWorkflow", refreshCartItemsWorkflow, ownCheckout],
  ["updateCartPromotionsWorkflow", updateCartPromotionsWorkflow, ownCheckout],
  ["completeCartWorkflow", completeCartWorkflow, ownCheckout],
  ["createCustomerAddressesWorkflow", createCustomerAddressesWorkflow, ownAddresses],
  ["updateCustomerAddressesWorkflow", updateCustomerAddressesWorkflow, ownAddresses],
  ["deleteCustomerAddressesWorkflow", deleteCustomerAddressesWorkflow, ownAddresses],
  ["updateCartWorkflow", updateCartWorkflow, ownCheckout],
  ["transferCartCustomerWorkflow", transferCartCustomerWorkflow, ownCheckout],
  ["refreshPaymentCollectionForCartWorkflow", refreshPaymentCollectionForCartWorkflow, ownCheckout],
  ["addShippingMethodToCartWorkflow", addShippingMethodToCartWorkflow, ownDelivery],
  ["refreshCartShippingMethodsWorkflow", refreshCartShippingMethodsWorkflow, ownDelivery],
  ["listShippingOptionsForCartWorkflow", listShippingOptionsForCartWorkflow, ownDelivery],
  [
    "listShippingOptionsForCartWithPricingWorkflow",
    listShippingOptionsForCartWithPricingWorkflow,
    ownDelivery,
  ],
  ["cancelOrderWorkflow", cancelOrderWorkflow, ownTransitions],
  ["createOrderFulfillmentWorkflow", createOrderFulfillmentWorkflow, ownTransitions],
  ["createOrderShipmentWorkflow", createOrderShipmentWorkflow, ownTransitions],
  ["cancelOrderFulfillmentWorkflow", cancelOrderFulfillmentWorkflow, ownTransitions],
  ["updateTaxLinesWorkflow", updateTaxLinesWorkflow, ownTaxes],
  ["upsertTaxLinesWorkflow", upsertTaxLinesWorkflow, ownTaxes],
];

type NotRun = { hook: string; why: string };

const registered = new Map<string, Handler>();
const notRun: NotRun[] = [];
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
  for (const [flow, workflow, why] of standsFor) {
    const { hooks } = workflow as Workflow;
    for (const [hook, register] of Object.entries(hooks)) {
      hooks[hook] = (invoke, compensate) => {
        const result = register(invoke, compensate);
        if (isFollowed(flow, hook)) registered.set(`${flow}.${hook}`, invoke);
        else notRun.push({ hook: `${flow}.hooks.${hook}`, why });
        return result;
      };
    }
  }
}

/** Hooks that plugins registered and that the shop's own cart and checkout do not run, with the reason. */
export const hooksNotRun = (): readonly NotRun[] => notRun;

/** The handler that a plugin registered for this hook; undefined, and free of cost, if there is none. */
export const hookOf = <Flow extends HookedFlow>(
  flow: Flow,
  hook: Followed[Flow][number],
): Handler | undefined => registered.get(`${flow}.${hook}`);
