import { readingLanguage } from "../../accounts/language";
import { readCart } from "../../cart/read-cart";
import { putInCartAgain } from "../../checkout/reorder/put-in-cart-again";
import type { afterSales } from "../../contract/after-sales";
import { messages } from "../../contract/messages";
import { requestReturn } from "../../order-lifecycle/returns/request-return";
import { inWords } from "../../orders/in-words";
import { ownOrder } from "../../orders/read-orders";
import type { Routes } from "../pipeline/route";
import { presentOwn } from "./orders/present-own";

export const afterSalesRoutes = {
  returnOrder: async ({ params, body, actor, scope, req }) => {
    const { reason, items, refundAccount } = body;
    await requestReturn(scope, {
      orderId: params.id,
      customerId: actor.id,
      reason,
      items,
      refundAccount: refundAccount ?? null,
    });
    return { message: messages.returnRequested, data: await presentOwn(actor.id, params.id, { req }) };
  },

  reorder: async ({ params, actor, scope, req }) => {
    const language = readingLanguage(req);
    const order = await inWords(await ownOrder(actor.id, params.id), language);
    const skipped = await putInCartAgain(scope, actor, order.lines, language);
    const data = await readCart(scope, actor.id, language);
    return { message: data.items.length > 0 ? messages.reordered : messages.nothingToReorder, data, skipped };
  },
} satisfies Routes<typeof afterSales>;
