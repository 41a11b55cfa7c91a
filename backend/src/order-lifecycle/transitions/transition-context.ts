import type { MedusaContainer } from "@medusajs/framework/types";
import type { PaymentStatus } from "../../contract/order-states";
import type { RefundAccount } from "../../contract/refund-account-fields";
import type { LinePieces } from "../../contract/return-refund";
import type { Pieces } from "../../inventory/order-stock";
import type { OrderRow } from "../../orders/order-row";
import type { OrderingIds } from "../../platform/engine/ordering-ids";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";
import type { HandOver } from "./transition";

export type TransitionContext = {
  scope: MedusaContainer;
  transaction: SharedTransaction;
  ids: OrderingIds;
  order: OrderRow;
  at: Date;
  byId: string | undefined;
  /** A reason, or a comment for the timeline. */
  note: string | null;
  /** For a return request: the items to return; null for all of them. */
  goingBack: readonly LinePieces[] | null;
  refundAccount: RefundAccount | null;
  /** Returned items that do not go back into stock. */
  unsellable: readonly LinePieces[];
  /** What was paid at the counter, for an order that is handed over there. */
  handOver: HandOver | null;
  courier: { name: string; awb: string; trackingUrl: string | null } | null;
};

/** What a transition changes besides the status: columns of ours, and events for the engine's bus. */
export type Effects = {
  paymentStatus?: PaymentStatus;
  returnBy?: Date;
  events?: { name: string; data: Record<string, unknown> }[];
  /** Pieces that came back and could not be put on sale, in words for staff. */
  notOnSale?: string;
};

/** The combined effects of consecutive steps; later values replace earlier ones. */
export function joined(...parts: Effects[]): Effects {
  return Object.assign({}, ...parts, { events: parts.flatMap(({ events }) => events ?? []) });
}

/** The input with which a step of a fulfilment is registered on the engine's order, with the fulfilment's items. */
export function registration(
  { order, byId }: TransitionContext,
  fulfillmentId: string,
  pieces: readonly Pick<Pieces, "lineItemId" | "quantity">[],
) {
  return {
    order_id: order.order_id,
    reference: "fulfillment",
    reference_id: fulfillmentId,
    created_by: byId,
    items: pieces.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
  };
}
