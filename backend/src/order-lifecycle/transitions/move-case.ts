import type { MedusaContainer } from "@medusajs/framework/types";
import type { PaymentStatus } from "../../contract/order-states";
import type { RefundAccount } from "../../contract/refund-account-fields";
import type { LinePieces } from "../../contract/return-refund";
import type { OrderRow } from "../../orders/order-row";
import type { OrderingIds } from "../../platform/engine/ordering-ids";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";

export type MoveCase = {
  scope: MedusaContainer;
  transaction: SharedTransaction;
  ids: OrderingIds;
  order: OrderRow;
  at: Date;
  byId: string | undefined;
  /** What the mover says: a reason, or words for the timeline. */
  note: string | null;
  /** What of the goods goes back, where somebody asks for a return; all of them where nothing is named. */
  goingBack: readonly LinePieces[] | null;
  refundAccount: RefundAccount | null;
  /** What came back and goes on no shelf. */
  unsellable: readonly LinePieces[];
  courier: { name: string; awb: string; trackingUrl: string | null } | null;
};

/** What a move changes besides the status: our columns, and events for the engine's bus. */
export type Outcome = {
  paymentStatus?: PaymentStatus;
  returnBy?: Date;
  events?: { name: string; data: Record<string, unknown> }[];
};

/** The outcomes of steps that were taken one after the other. */
export function joined(...outcomes: Outcome[]): Outcome {
  return Object.assign({}, ...outcomes, { events: outcomes.flatMap(({ events }) => events ?? []) });
}

/** The record that the engine's order keeps of a fulfilment's steps: all pieces of the order. */
export function registration({ order, byId }: MoveCase, fulfillmentId: string) {
  return {
    order_id: order.order_id,
    reference: "fulfillment",
    reference_id: fulfillmentId,
    created_by: byId,
    items: order.lines.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
  };
}
