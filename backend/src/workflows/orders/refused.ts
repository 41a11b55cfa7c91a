import "@medusajs/medusa/core-flows";
import { MedusaError } from "@medusajs/framework/utils";
import { type HoldChanges, holdsOfLines, orderHeldOtherwise } from "../../inventory/changed-holds";
import { refuseOtherLocation, refuseUnless } from "../../order-lifecycle/from-engine/begun-returns";
import { orderOfReturn } from "../../order-lifecycle/from-engine/returns";
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
  "The shop has no exchanges. Open a return of the items (createAndCompleteReturnOrderWorkflow), which refunds their price once they are back, and place a new order for what the customer would like instead.";
const claim =
  "The shop has no claims. Open a return of the items (createAndCompleteReturnOrderWorkflow), which refunds their price once they are back, and place a new order if the customer would like them again. An online payment can also be refunded without a return (refundPaymentWorkflow).";
const transfer = "An order of the shop stays with the customer who placed it.";
const returnDelivery = "The shop charges nothing for a return: leave its delivery out.";
const unpack =
  "A packed order cannot be unpacked: cancel the order, which calls its parcel back, or ship it.";

/** Workflows that only ever change an order after its placement, by what they are: refused for every order. */
const always: readonly { sentence: string; workflows: readonly string[] }[] = [
  {
    sentence: edit,
    workflows: [
      "begin-order-edit-order",
      "cancel-begin-order-edit",
      "order-edit-add-new-item",
      "order-edit-update-item-quantity",
      "update-order-edit-add-item",
      "update-order-edit-update-quantity",
      "remove-item-order edit-action",
      "create-order-edit-shipping-method",
      "update-order-edit-shipping-method",
      "remove-order-edit-shipping-method",
      "order-edit-request",
      "confirm-order-edit-request",
    ],
  },
  {
    sentence: exchange,
    workflows: [
      "begin-exchange-order",
      "cancel-begin-order-exchange",
      "cancel-exchange",
      "exchange-add-new-item",
      "exchange-request-item-return",
      "remove-item-exchange-action",
      "update-exchange-add-item",
      "create-exchange-shipping-method",
      "update-exchange-shipping-method",
      "remove-exchange-shipping-method",
      "confirm-exchange-request",
    ],
  },
  {
    sentence: claim,
    workflows: [
      "begin-claim-order",
      "cancel-begin-order-claim",
      "cancel-claim",
      "claim-add-new-item",
      "claim-item",
      "claim-request-item-return",
      "remove-item-claim-add-action",
      "remove-item-claim-action",
      "update-claim-add-item",
      "update-claim-item",
      "create-claim-shipping-method",
      "update-claim-shipping-method",
      "remove-claim-shipping-method",
      "confirm-claim-request",
    ],
  },
  {
    sentence: transfer,
    workflows: [
      "request-order-transfer-workflow",
      "accept-order-transfer-workflow",
      "decline-transfer-order-request",
      "cancel-transfer-order-request",
      "transfer-order-to-guest-workflow",
    ],
  },
];

for (const { sentence, workflows } of always)
  for (const workflow of workflows)
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

/** The engine's own workflows for drafts, on an order that is none any more. */
const ofDrafts = [
  "add-draft-order-items",
  "add-draft-order-promotion",
  "add-draft-order-shipping-methods",
  "begin-draft-order-edit",
  "cancel-draft-order-edit",
  "request-draft-order-edit",
  "confirm-draft-order-edit",
  "compute-draft-order-adjustments",
  "refresh-pending-draft-order-shipping-methods",
  "refresh-confirmed-draft-order-shipping-methods",
  "remove-draft-order-action-item",
  "remove-draft-order-action-shipping-method",
  "remove-draft-order-promotions",
  "remove-draft-order-shipping-method",
  "update-draft-order-action-item",
  "update-draft-order-action-shipping-method",
  "update-draft-order-item",
  "update-draft-order-shipping-method",
];
for (const workflow of [...ofDrafts, "order-add-line-items"])
  refuseForShop<OfOrder>(workflow, ({ order_id }) => order_id, edit);
for (const workflow of ["update-draft-order", "convert-draft-order"])
  refuseForShop<{ id: string }>(
    workflow,
    ({ id }) => id,
    "The order is no draft any more. An order of the shop stays as it was placed; its metadata may be changed (updateOrderWorkflow).",
  );

checkFirst<{ order_ids: string[] }>("delete-draft-order", async ({ input: { order_ids: ids } }) => {
  for (const id of ids)
    if (await isShopOrder(id)) throw refused("An order of the shop cannot be deleted: cancel it.");
});

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

type BeginReturn = OfOrder & { location_id?: string };
type OfReturn = { return_id: string; location_id?: string };

// A return in several steps is a draft until its confirmation, which the shop carries out; what could only fail there is
// refused at its beginning.
checkFirst<BeginReturn>("begin-return-order", async ({ input: { order_id, location_id } }) => {
  await refuseUnless(order_id, ["delivered"], "only a delivered order can be returned, once.");
  await refuseOtherLocation(order_id, location_id);
});
checkFirst<OfReturn>("begin-receive-return", async ({ input: { return_id } }) => {
  const orderId = await orderOfReturn(return_id);
  await refuseUnless(orderId, ["return_requested", "return_approved"], "no return of it is on its way.");
});
checkFirst<OfReturn>("update-return", async ({ input: { return_id, location_id } }) =>
  refuseOtherLocation(await orderOfReturn(return_id), location_id),
);
checkFirst<OfReturn>("create-return-shipping-method", async ({ input: { return_id } }) => {
  if (await isShopOrder(await orderOfReturn(return_id))) throw refused(returnDelivery);
});

async function refuseOtherHold(changes: HoldChanges): Promise<void> {
  const order = await orderHeldOtherwise(changes);
  if (order)
    throw refused(
      `Order ${order.number} is ${order.status}: its items stay reserved, each in full, until it is shipped or cancelled.`,
    );
}

type Reservation = { line_item_id?: string | null; inventory_item_id: string; quantity: unknown };

const gone = ({ id }: { id: string }) => ({ id, quantity: 0 });

checkFirst<{ ids: string[] }>("delete-reservations", ({ input: { ids } }) =>
  refuseOtherHold({ known: ids.map((id) => gone({ id })) }),
);
checkFirst<{ ids: string[] }>("delete-reservations-by-line-items", async ({ input: { ids } }) =>
  refuseOtherHold({ known: (await holdsOfLines(ids)).map(gone) }),
);
checkFirst<{ updates: { id: string; quantity?: unknown }[] }>(
  "update-reservations-workflow",
  ({ input: { updates } }) =>
    refuseOtherHold({
      known: updates.flatMap(({ id, quantity }) =>
        quantity === undefined ? [] : [{ id, quantity: Number(quantity) }],
      ),
    }),
);
checkFirst<{ reservations: Reservation[] }>("create-reservations-workflow", ({ input: { reservations } }) =>
  refuseOtherHold({
    added: reservations.flatMap(
      ({ line_item_id: lineItemId, inventory_item_id: inventoryItemId, quantity }) =>
        lineItemId ? [{ lineItemId, inventoryItemId, quantity: Number(quantity) }] : [],
    ),
  }),
);
