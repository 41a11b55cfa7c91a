import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import type { RefundAccount } from "../../contract/refund-account-fields";
import { Refusal } from "../../contract/refusal";
import type { LinePieces } from "../../contract/return-refund";
import type { OrderRow } from "../../orders/order-row";
import { ownOrder } from "../../orders/read-orders";
import { transitionOrder } from "../transitions/transition-order";

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

type ReturnRequest = {
  orderId: string;
  customerId: string;
  reason: string;
  /** The whole order if left out. */
  items?: readonly LinePieces[] | undefined;
  /** Where to refund a cash order; can be given later too. */
  refundAccount: RefundAccount | null;
};

/** Explains to a shopper why an order cannot be returned; the refusal of the transition itself only names statuses. */
function refuseUnlessReturnable({ status, return_by: until }: OrderRow, now: Date): void {
  if (status.startsWith("return_"))
    throw new Refusal(409, "return_already_asked", messages.returnAlreadyAsked);
  if (status !== "delivered" || !until) throw new Refusal(409, "illegal_move", messages.returnTooEarly);
  if (until <= now) throw new Refusal(409, "return_window_over", messages.returnTooLate(day.format(until)));
}

/**
 * Requests the return of an order, or of a part of it, for its shopper. The check before the transaction is safe: a
 * refusal cannot become obsolete meanwhile, and of two concurrent requests the transition accepts one.
 */
export async function requestReturn(
  scope: MedusaContainer,
  { orderId, customerId, reason, items, refundAccount }: ReturnRequest,
): Promise<void> {
  const at = new Date();
  refuseUnlessReturnable(await ownOrder(customerId, orderId), at);
  await transitionOrder(scope, {
    orderId,
    customerId,
    to: "return_requested",
    by: "shopper",
    byId: customerId,
    note: reason,
    goingBack: items ?? null,
    refundAccount,
    at,
  });
}
