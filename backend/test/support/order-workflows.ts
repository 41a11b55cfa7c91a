/**
 * What becomes of each workflow of the engine that touches orders, their parcels, payments and returns (ADR-0038).
 * `followed`: carried out or taken over by the shop. `refused`: by its first step, for an order of the shop. `guarded`: what
 * it writes is refused at the commit if engine and shop would differ. `harmless`: it
 * reads, or writes what the shop does not keep itself.
 */
export type Fate = "followed" | "refused" | "guarded" | "harmless";

/** Names of workflows that have to be in the table. */
export const touchesOrders =
  /order|claim|exchange|return|draft|fulfil|payment|refund|transfer|shipment|completeCart|creditLine|reservation/i;

const followed = [
  "completeCartWorkflow",
  "createOrderWorkflow",
  "createOrdersWorkflow",
  "convertDraftOrderWorkflow",
  "cancelOrderWorkflow",
  "createOrderFulfillmentWorkflow",
  "createOrderShipmentWorkflow",
  "markOrderFulfillmentAsDeliveredWorkflow",
  "capturePaymentWorkflow",
  "refundPaymentWorkflow",
  "createAndCompleteReturnOrderWorkflow",
  "receiveAndCompleteReturnOrderWorkflow",
  "cancelReturnWorkflow",
  // A return in several steps is a draft until its confirmation.
  "beginReturnOrderWorkflow",
  "requestItemReturnWorkflow",
  "updateRequestItemReturnWorkflow",
  "removeItemReturnActionWorkflow",
  "cancelReturnRequestWorkflow",
  "confirmReturnRequestWorkflow",
  "beginReceiveReturnWorkflow",
  "receiveItemReturnRequestWorkflow",
  "dismissItemReturnRequestWorkflow",
  "updateReceiveItemReturnRequestWorkflow",
  "removeItemReceiveReturnActionWorkflow",
  "cancelReturnReceiveWorkflow",
  "confirmReturnReceiveWorkflow",
  "updateReturnWorkflow",
];

const refused = [
  "beginOrderEditOrderWorkflow",
  "cancelBeginOrderEditWorkflow",
  "confirmOrderEditRequestWorkflow",
  "createOrderEditShippingMethodWorkflow",
  "orderEditAddNewItemWorkflow",
  "orderEditUpdateItemQuantityWorkflow",
  "removeItemOrderEditActionWorkflow",
  "removeOrderEditShippingMethodWorkflow",
  "requestOrderEditRequestWorkflow",
  "updateOrderEditAddItemWorkflow",
  "updateOrderEditItemQuantityWorkflow",
  "updateOrderEditShippingMethodWorkflow",
  "beginExchangeOrderWorkflow",
  "cancelBeginOrderExchangeWorkflow",
  "cancelOrderExchangeWorkflow",
  "confirmExchangeRequestWorkflow",
  "createExchangeShippingMethodWorkflow",
  "orderExchangeAddNewItemWorkflow",
  "orderExchangeRequestItemReturnWorkflow",
  "removeItemExchangeActionWorkflow",
  "removeExchangeShippingMethodWorkflow",
  "updateExchangeAddItemWorkflow",
  "updateExchangeShippingMethodWorkflow",
  "beginClaimOrderWorkflow",
  "cancelBeginOrderClaimWorkflow",
  "cancelOrderClaimWorkflow",
  "confirmClaimRequestWorkflow",
  "createClaimShippingMethodWorkflow",
  "orderClaimAddNewItemWorkflow",
  "orderClaimItemWorkflow",
  "orderClaimRequestItemReturnWorkflow",
  "removeAddItemClaimActionWorkflow",
  "removeItemClaimActionWorkflow",
  "removeClaimShippingMethodWorkflow",
  "updateClaimAddItemWorkflow",
  "updateClaimItemWorkflow",
  "updateClaimShippingMethodWorkflow",
  "requestOrderTransferWorkflow",
  "acceptOrderTransferWorkflow",
  "declineOrderTransferRequestWorkflow",
  "cancelOrderTransferRequestWorkflow",
  "transferOrderToGuestWorkflow",
  "addOrderLineItemsWorkflow",
  "cancelOrderFulfillmentWorkflow",
  "createOrderCreditLinesWorkflow",
  "createOrderPaymentCollectionWorkflow",
  "markPaymentCollectionAsPaid",
  "updateOrderWorkflow",
  // Of drafts; an order of the shop is none.
  "addDraftOrderItemsWorkflow",
  "addDraftOrderPromotionWorkflow",
  "addDraftOrderShippingMethodsWorkflow",
  "beginDraftOrderEditWorkflow",
  "cancelDraftOrderEditWorkflow",
  "computeDraftOrderAdjustmentsWorkflow",
  "confirmDraftOrderEditWorkflow",
  "deleteDraftOrdersWorkflow",
  "refreshConfirmedDraftOrderShippingMethodsWorkflow",
  "refreshPendingDraftOrderShippingMethodsWorkflow",
  "removeDraftOrderActionItemWorkflow",
  "removeDraftOrderActionShippingMethodWorkflow",
  "removeDraftOrderPromotionsWorkflow",
  "removeDraftOrderShippingMethodWorkflow",
  "requestDraftOrderEditWorkflow",
  "updateDraftOrderActionItemWorkflow",
  "updateDraftOrderActionShippingMethodWorkflow",
  "updateDraftOrderItemWorkflow",
  "updateDraftOrderShippingMethodWorkflow",
  "updateDraftOrderWorkflow",
];

const guarded = [
  // Changes of other kinds than a return are refused by triggers, whatever writes them (schema 0291).
  "createOrderChangeWorkflow",
  "createOrderChangeActionsWorkflow",
  "updateOrderChangeWorkflow",
  "updateOrderChangesWorkflow",
  "updateOrderChangeActionsWorkflow",
  "cancelOrderChangeWorkflow",
  "declineOrderChangeWorkflow",
  "deleteOrderChangeWorkflow",
  "deleteOrderChangeActionsWorkflow",
  "createOrUpdateOrderPaymentCollectionWorkflow",
  "deleteOrderPaymentCollections",
  "refundPaymentsWorkflow",
  "refundPaymentAndRecreatePaymentSessionWorkflow",
  "processPaymentWorkflow",
  "authorizePaymentSessionForOrderWorkflow",
  "cancelFulfillmentWorkflow",
  "createShipmentWorkflow",
  "markFulfillmentAsDeliveredWorkflow",
  "updateFulfillmentWorkflow",
  // What an open order reserves stays reserved (schema 1270); the first step says so in words.
  "createReservationsWorkflow",
  "updateReservationsWorkflow",
  "deleteReservationsWorkflow",
  "deleteReservationsByLineItemsWorkflow",
  // The charge of a return: refused if there is one to pay.
  "createReturnShippingMethodWorkflow",
  "updateReturnShippingMethodWorkflow",
  "removeReturnShippingMethodWorkflow",
];

const harmless = [
  // Of carts
  "createPaymentCollectionForCartWorkflow",
  "refreshPaymentCollectionForCartWorkflow",
  "createPaymentSessionsWorkflow",
  "deletePaymentSessionsWorkflow",
  "transferCartCustomerWorkflow",
  "createCartCreditLinesWorkflow",
  "deleteCartCreditLinesWorkflow",
  // They only read
  "exportOrdersWorkflow",
  "fetchShippingOptionForDraftOrderWorkflow",
  "fetchShippingOptionForOrderWorkflow",
  "getOrderDetailWorkflow",
  "getOrdersListWorkflow",
  "listShippingOptionsForOrderWorkflow",
  // The engine's own label of an order that is over
  "archiveOrderWorkflow",
  "completeOrderWorkflow",
  // The rates that the order froze (ADR-0042)
  "updateOrderTaxLinesWorkflow",
  // Parcels that belong to no order of the shop
  "createFulfillmentWorkflow",
  "createReturnFulfillmentWorkflow",
  // Lists to choose from, and places
  "createRefundReasonsWorkflow",
  "updateRefundReasonsWorkflow",
  "deleteRefundReasonsWorkflow",
  "createReturnReasonsWorkflow",
  "updateReturnReasonsWorkflow",
  "deleteReturnReasonsWorkflow",
  "createLocationFulfillmentSetWorkflow",
  "deleteFulfillmentSetsWorkflow",
];

const of = (fate: Fate, names: readonly string[]) => names.map((name) => [name, fate] as const);

/** By the name under which the engine exports the workflow. */
export const orderWorkflows: ReadonlyMap<string, Fate> = new Map([
  ...of("followed", followed),
  ...of("refused", refused),
  ...of("guarded", guarded),
  ...of("harmless", harmless),
]);
