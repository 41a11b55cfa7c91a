import { z } from "zod";
import { Cart } from "./cart";
import { limits } from "./constants";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Id, Reason } from "./fields";
import { messages } from "./messages";
import { LinePieces, Order } from "./orders";
import { RefundAccount } from "./refund-account-fields";

const ofOrder = z.object({ id: Id });

/**
 * The whole order goes back, or the pieces that `items` name, once it is delivered and until `returnBy`; once an order.
 * Staff decide, and what they say stands in `returnRequest.note`. 409 `illegal_move` before delivery,
 * `return_window_over`, `return_already_asked`; 422 for a line that was not bought, more pieces than that, a line twice.
 */
export const returnOrder = endpoint({
  door: "returnOrder",
  access: "shopper",
  summary: "Request the return of a delivered order or a part of it, with a reason, within the return window",
  params: ofOrder,
  body: z.object({
    reason: Reason,
    /** For a cash order: where its money shall go. It can also be said later, with `saveRefundAccount`. */
    refundAccount: RefundAccount.nullish(),
    items: z.array(LinePieces).min(1, messages.returnNothing).max(limits.orderLines).optional(),
  }),
  response: ok({ data: Order }),
});

/**
 * Puts what can still be bought of an order into the cart, at today's price and never beyond the stock, and says in
 * `skipped` what was left out or shortened, and why. Pieces that are in the cart already count.
 */
export const reorder = endpoint({
  door: "reorder",
  access: "shopper",
  summary: "Put the items of an earlier order into the cart again",
  params: ofOrder,
  response: ok({ data: Cart, skipped: z.array(z.object({ title: z.string(), reason: z.string() })) }),
});
