import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import type { RefundAccount } from "../../contract/refund-account-fields";
import { Refusal } from "../../contract/refusal";
import type { LinePieces } from "../../contract/return-refund";
import type { OrderRow } from "../../orders/order-row";
import { ownOrder } from "../../orders/read-orders";
import { moveOrder } from "../transitions/move-order";

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

type Wish = {
  orderId: string;
  customerId: string;
  reason: string;
  /** The whole order goes back where it is left out. */
  items?: readonly LinePieces[] | undefined;
  /** Where the money of a cash order shall go; it can be said later too. */
  refundAccount: RefundAccount | null;
};

/** Says in a shopper's words why an order cannot be returned; the moves' own refusal names states. */
function refuseUnlessReturnable({ status, return_by: until }: OrderRow, now: Date): void {
  if (status.startsWith("return_"))
    throw new Refusal(409, "return_already_asked", messages.returnAlreadyAsked);
  if (status !== "delivered" || !until) throw new Refusal(409, "illegal_move", messages.returnTooEarly);
  if (until <= now) throw new Refusal(409, "return_window_over", messages.returnTooLate(day.format(until)));
}

/**
 * A shopper asks to send an order back, or a part of it. What is looked at first cannot turn from no to yes meanwhile, and of
 * two requests at once the order's own move lets one through.
 */
export async function requestReturn(
  scope: MedusaContainer,
  { orderId, customerId, reason, items, refundAccount }: Wish,
): Promise<void> {
  const at = new Date();
  refuseUnlessReturnable(await ownOrder(customerId, orderId), at);
  await moveOrder(scope, {
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
