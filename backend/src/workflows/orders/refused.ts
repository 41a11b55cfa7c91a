import "@medusajs/medusa/core-flows";
import { MedusaError } from "@medusajs/framework/utils";
import { isShopOrder } from "../../order-lifecycle/from-engine/take-through";
import { checkFirst } from "../../platform/engine/workflow-steps";

/**
 * What the engine can do to an order and the shop cannot follow: refused as the first thing in the workflow, before
 * anything is written, in words for the plugin or the operator that started it (ADR-0038).
 */

const refused = (sentence: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence);

const edit =
  "An order of the shop cannot be edited: its invoice, its tax and its payment are for what was ordered. Cancel it and order again.";
const exchange =
  "The shop has no exchanges: open a return (createAndCompleteReturnOrderWorkflow) and place a new order.";
const claim =
  "The shop has no claims: open a return (createAndCompleteReturnOrderWorkflow), or refund the payment.";
const transfer = "An order of the shop stays with the customer who placed it.";
const returnInSteps =
  "The shop opens a return in one step (createAndCompleteReturnOrderWorkflow) and receives it in one (receiveAndCompleteReturnOrderWorkflow).";
const unpack =
  "A packed order cannot be unpacked: cancel the order, which calls its parcel back, or ship it.";

/** By workflow, for every order. */
const always: Readonly<Record<string, string>> = {
  "begin-order-edit-order": edit,
  "order-edit-request": edit,
  "confirm-order-edit-request": edit,
  "begin-exchange-order": exchange,
  "confirm-exchange-request": exchange,
  "begin-claim-order": claim,
  "confirm-claim-request": claim,
  "request-order-transfer-workflow": transfer,
  "accept-order-transfer-workflow": transfer,
  "transfer-order-to-guest-workflow": transfer,
  "begin-return-order": returnInSteps,
  "confirm-return-request": returnInSteps,
  "begin-receive-return": returnInSteps,
  "confirm-return-receive": returnInSteps,
};

for (const [workflow, sentence] of Object.entries(always))
  checkFirst(workflow, () => {
    throw refused(sentence);
  });

/** Refuses a workflow for the shop's orders; drafts are the engine's own. */
function refuseForShop<Input>(
  workflow: string,
  orderOf: (input: Input) => string | undefined,
  sentence: string,
): void {
  checkFirst<Input>(workflow, async ({ input }) => {
    const orderId = orderOf(input);
    if (orderId && (await isShopOrder(orderId))) throw refused(sentence);
  });
}

type OfOrder = { order_id: string };

refuseForShop<OfOrder>("cancel-order-fulfillment", ({ order_id }) => order_id, unpack);
refuseForShop<OfOrder>(
  "create-order-credit-lines",
  ({ order_id }) => order_id,
  "The total of an order of the shop is what its invoice says: refund the payment instead of adding a credit line.",
);
refuseForShop<OfOrder>(
  "create-order-payment-collection",
  ({ order_id }) => order_id,
  "An order of the shop has one payment, over its whole total.",
);
refuseForShop<OfOrder>(
  "mark-payment-collection-as-paid",
  ({ order_id }) => order_id,
  "Capture the order's payment instead (capturePaymentWorkflow); an online order is paid at its gateway.",
);

type Update = { id: string; email?: unknown; shipping_address?: unknown; billing_address?: unknown };

refuseForShop<Update>(
  "update-order-workflow",
  ({ id, email, shipping_address, billing_address }) =>
    [email, shipping_address, billing_address].some(Boolean) ? id : undefined,
  "Address and e-mail of an order are on its invoice and its parcel and stay as they are; its metadata may be changed.",
);
