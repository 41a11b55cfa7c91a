import { z } from "zod";
import { Cart } from "./cart";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Reason } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { LinePieces, Order } from "./orders";
import { RefundAccount } from "./refund-account-fields";

const ofOrder = z.object({ id: Id });

export const afterSales = endpoints({
  /**
   * Returns the whole order, or the items listed in `items`, between delivery and `returnBy`; once per order.
   * Staff decide, and their answer is in `returnRequest.note`. 409 `illegal_move` before delivery,
   * `return_window_over`, `return_already_asked`; 422 for a line that was not bought, too many items, or a line listed twice.
   */
  returnOrder: {
    method: "POST",
    path: "/api/shop/order/return/:id",
    access: "shopper",
    summary:
      "Request the return of a delivered order or a part of it, with a reason, within the return window",
    params: ofOrder,
    body: z.strictObject({
      reason: Reason,
      /** For a cash order: where to send the refund. It can also be given later, with `saveRefundAccount`. */
      refundAccount: RefundAccount.nullish(),
      items: z.array(LinePieces).min(1, messages.returnNothing.key).max(limits.orderLines).optional(),
    }),
    response: ok({ data: Order }),
  },

  /**
   * Adds the items of an order that are still available to the cart, at today's price and within the stock, and lists in
   * `skipped` what was omitted or reduced, and why. Items already in the cart count.
   */
  reorder: {
    method: "POST",
    path: "/api/shop/order/reorder/:id",
    access: "shopper",
    summary: "Put the items of an earlier order into the cart again",
    params: ofOrder,
    response: ok({ data: Cart, skipped: z.array(z.object({ title: z.string(), reason: z.string() })) }),
  },
});
