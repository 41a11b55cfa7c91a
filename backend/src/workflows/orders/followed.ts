import "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { confirmReceipt, confirmReturn } from "../../order-lifecycle/from-engine/begun-returns";
import { captureCash, refundCash } from "../../order-lifecycle/from-engine/cash";
import { cancelOrder, deliverOrder, packOrder, shipOrder } from "../../order-lifecycle/from-engine/parcels";
import {
  cancelReturn,
  openReturn,
  orderOfReturn,
  receiveReturn,
} from "../../order-lifecycle/from-engine/returns";
import { isShopOrder } from "../../order-lifecycle/from-engine/take-through";
import { type StandIn, type StepInput, standIn } from "../../platform/engine/workflow-steps";
import { inWords } from "./in-words";

/**
 * The engine's workflows that change an order, each carried out by the shop's own transition in the place of the
 * engine's steps (ADR-0038): one transaction, under the order's lock, with timeline, documents, messages and stock.
 */

const nothing = () => undefined;
const none = () => [];
const same = (output: unknown) => output;

type Done = Promise<{ output: unknown } | undefined>;

/** For orders of the shop; the engine's own steps go on with any other, such as a draft. */
function ofShop<Input>(
  orderOf: (input: Input) => string,
  work: (on: StepInput<Input>) => Promise<unknown>,
): StandIn<Input>["carryOut"] {
  return async (on): Done => {
    if (!(await isShopOrder(orderOf(on.input)))) return undefined;
    return { output: await inWords(work(on)) };
  };
}

type OfOrder = { order_id: string; created_by?: string; canceled_by?: string };
type Items = { id: string; quantity: unknown }[];

standIn<OfOrder>({
  workflow: "cancel-order",
  // The engine's check stands before it: it would refuse an order with a parcel, which the shop calls back by itself.
  at: "cancel-validate-order",
  carryOut: ofShop(
    ({ order_id }) => order_id,
    ({ scope, input }) => cancelOrder(scope, { orderId: input.order_id, byId: input.canceled_by }),
  ),
  insteadOf: {
    "refund-captured-payments-workflow-as-step": none,
    "delete-reservations-by-line-items": none,
    "cancel-payment-step": nothing,
    "emit-event-step": nothing,
    "emit-reservation-item-deleted": nothing,
    "get-refunded-payment-refunds": () => ({ data: [] }),
    "create-order-refund-credit-lines-as-step": nothing,
    "update-payment-collection": nothing,
    "cancel-orders": nothing,
  },
});

const fulfilment = (scope: MedusaContainer, id: string) =>
  scope.resolve(Modules.FULFILLMENT).retrieveFulfillment(id, { relations: ["items", "labels"] });

standIn<OfOrder & { items: Items }>({
  workflow: "create-order-fulfillment",
  at: "create-fulfillment-workflow-as-step",
  carryOut: ofShop(
    ({ order_id }) => order_id,
    async ({ scope, input }) => {
      const { order_id: orderId, created_by: byId, items } = input;
      return fulfilment(scope, await packOrder(scope, { orderId, byId, items }));
    },
  ),
  insteadOf: {
    "adjust-inventory-levels-step": none,
    "register-order-fullfillment": nothing,
    "create-remote-links": nothing,
    "update-reservations-step": nothing,
    "delete-reservations": nothing,
    // "order.fulfillment_created" is emitted by the engine's step; stock has not moved yet.
    "emit-inventory-level-updated": nothing,
    "emit-reservation-item-updated": nothing,
    "emit-reservation-item-deleted": nothing,
  },
});

type Shipment = OfOrder & {
  fulfillment_id: string;
  labels?: { tracking_number?: string; tracking_url?: string }[];
};

standIn<Shipment>({
  workflow: "create-order-shipment",
  // The two steps that write run side by side, so it is done before both.
  at: "create-shipment-validate-order",
  carryOut: ofShop(
    ({ order_id }) => order_id,
    async ({ scope, input }) => {
      const { order_id: orderId, created_by: byId, fulfillment_id: fulfillmentId, labels = [] } = input;
      await shipOrder(scope, { orderId, byId, fulfillmentId, labels });
      return fulfilment(scope, fulfillmentId);
    },
  ),
  insteadOf: {
    "create-shipment-workflow-as-step": same,
    "register-order-shipment": nothing,
    "emit-event-step": nothing,
  },
});

standIn<{ orderId: string; fulfillmentId: string }>({
  workflow: "mark-order-fulfillment-as-delivered-workflow",
  at: "mark-fulfillment-as-delivered-workflow-as-step",
  carryOut: ofShop(
    ({ orderId }) => orderId,
    async ({ scope, input }) => {
      await deliverOrder(scope, { orderId: input.orderId, byId: undefined });
      return fulfilment(scope, input.fulfillmentId);
    },
  ),
  insteadOf: { "register-order-delivery": nothing, "emit-event-step": nothing },
});

const payment = (scope: MedusaContainer, id: string) =>
  scope.resolve(Modules.PAYMENT).retrievePayment(id, { relations: ["captures", "refunds"] });

type OfPayment = { payment_id: string; amount?: unknown; captured_by?: string; created_by?: string };
const amountOf = ({ amount }: OfPayment) =>
  amount === undefined || amount === null ? undefined : Number(amount);

standIn<OfPayment>({
  workflow: "capture-payment-workflow",
  at: "capture-payment-step",
  carryOut: async ({ scope, input }) => {
    const captured = captureCash(scope, {
      paymentId: input.payment_id,
      amount: amountOf(input),
      byId: input.captured_by,
    });
    return (await inWords(captured)) ? { output: await payment(scope, input.payment_id) } : undefined;
  },
  insteadOf: { "add-order-transaction": nothing, "emit-event-step": nothing },
});

standIn<OfPayment & { note?: string }>({
  workflow: "refund-payment-workflow",
  at: "refund-payment-step",
  carryOut: async ({ scope, input }) => {
    const refunded = refundCash(scope, {
      paymentId: input.payment_id,
      amount: amountOf(input),
      byId: input.created_by,
      note: input.note ?? null,
    });
    return (await inWords(refunded)) ? { output: await payment(scope, input.payment_id) } : undefined;
  },
  insteadOf: {
    "add-order-transaction": nothing,
    "create-order-refund-credit-lines-as-step": nothing,
    "emit-event-step": nothing,
  },
});

const returned = (scope: MedusaContainer, id: string) =>
  scope.resolve(Modules.ORDER).retrieveReturn(id, { relations: ["items"] });

type ReturnInput = OfOrder & {
  items: (Items[number] & { note?: string })[];
  return_shipping?: { price?: unknown };
  refund_amount?: unknown;
  receive_now?: boolean;
};

standIn<ReturnInput>({
  workflow: "create-complete-return-order",
  at: "create-return-fulfillment-workflow-as-step",
  carryOut: ofShop(
    ({ order_id }) => order_id,
    async ({ scope, input }) => {
      const { order_id: orderId, created_by: byId, items, receive_now: isBack = false } = input;
      if (Number(input.return_shipping?.price ?? 0) > 0)
        throw new MedusaError(
          MedusaError.Types.NOT_ALLOWED,
          "The shop charges nothing for a return: leave out the price.",
        );
      if (input.refund_amount !== undefined && input.refund_amount !== null)
        throw new MedusaError(
          MedusaError.Types.NOT_ALLOWED,
          "The shop refunds what the items cost: leave out refund_amount.",
        );
      const note = items.find((item) => item.note)?.note ?? null;
      return returned(scope, await openReturn(scope, { orderId, byId, items, note, isBack }));
    },
  ),
  insteadOf: {
    "create-complete-return": same,
    "create-remote-links": nothing,
    "receive-return": nothing,
    "emit-return-requested-event": nothing,
    "emit-return-received-event": nothing,
  },
});

standIn<{ return_id: string; items: Items; created_by?: string }>({
  workflow: "receive-return-order",
  at: "receive-return",
  carryOut: async ({ scope, input }) => {
    const { return_id: returnId, items, created_by: byId } = input;
    await inWords(receiveReturn(scope, { returnId, items, byId }));
    return { output: await returned(scope, returnId) };
  },
  insteadOf: {},
});

standIn<{ return_id: string; canceled_by?: string }>({
  workflow: "cancel-return",
  at: "cancel-order-return",
  carryOut: async ({ scope, input }) => {
    await inWords(cancelReturn(scope, { returnId: input.return_id, byId: input.canceled_by }));
    return { output: undefined };
  },
  insteadOf: {},
});

type Confirmed = { return_id: string; confirmed_by?: string };

/** For returns of the shop's orders. */
function ofShopReturn(work: (on: StepInput<Confirmed>) => Promise<unknown>): StandIn<Confirmed>["carryOut"] {
  return async (on): Done => {
    if (!(await isShopOrder(await orderOfReturn(on.input.return_id)))) return undefined;
    return { output: await inWords(work(on)) };
  };
}

standIn<Confirmed>({
  workflow: "confirm-return-request",
  at: "validate-confirm-return-request",
  carryOut: ofShopReturn(({ scope, input }) =>
    confirmReturn(scope, { returnId: input.return_id, byId: input.confirmed_by }),
  ),
  insteadOf: {
    "create-return-items-from-change-actions": same,
    "update-returns": none,
    "confirm-order-changes": nothing,
    "create-or-update-order-payment-collection-as-step": nothing,
    "emit-event-step": nothing,
  },
});

standIn<Confirmed>({
  workflow: "confirm-return-receive",
  at: "validate-confirm-return-receive",
  carryOut: ofShopReturn(({ scope, input }) =>
    confirmReceipt(scope, { returnId: input.return_id, byId: input.confirmed_by }),
  ),
  insteadOf: {
    "update-returns": none,
    "update-return-items": none,
    "confirm-order-changes": nothing,
    "adjust-inventory-levels-step": none,
    "create-or-update-order-payment-collection-as-step": nothing,
    "emit-event-step": nothing,
    "emit-inventory-level-updated": nothing,
  },
});
