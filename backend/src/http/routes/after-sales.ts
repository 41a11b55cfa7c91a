import { readCart } from "../../cart/read-cart";
import { putInCartAgain } from "../../checkout/reorder/put-in-cart-again";
import type { afterSales } from "../../contract/after-sales";
import { messages } from "../../contract/messages";
import { requestReturn } from "../../order-lifecycle/returns/request-return";
import { presentOrder } from "../../orders/present-order";
import { ownOrder } from "../../orders/read-orders";
import type { Routes } from "../pipeline/route";

export const afterSalesRoutes = {
  returnOrder: async ({ params, body, actor, scope }) => {
    const { reason, items, refundAccount } = body;
    await requestReturn(scope, {
      orderId: params.id,
      customerId: actor.id,
      reason,
      items,
      refundAccount: refundAccount ?? null,
    });
    return { message: messages.returnRequested, data: presentOrder(await ownOrder(actor.id, params.id)) };
  },

  reorder: async ({ params, actor, scope }) => {
    const order = await ownOrder(actor.id, params.id);
    const skipped = await putInCartAgain(scope, actor, order.lines);
    const data = await readCart(scope, actor.id);
    return { message: data.items.length > 0 ? messages.reordered : messages.nothingToReorder, data, skipped };
  },
} satisfies Routes<typeof afterSales>;
