import type { Actor } from "../../accounts/actor";
import { readingLanguage } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import type { orders } from "../../contract/orders";
import { refuse } from "../../contract/refusal";
import { may } from "../../contract/roles";
import { transitionOrder } from "../../order-lifecycle/transitions/transition-order";
import { plainOrderNumber } from "../../orders/find-order";
import { orderToFollow } from "../../orders/follow";
import { allInWords, inWords } from "../../orders/in-words";
import { type OrderRow, orderColumns } from "../../orders/order-row";
import { presentListItem, presentWindow } from "../../orders/present-order";
import { ordersOf, ownOrder } from "../../orders/read-orders";
import { isSummaryKey } from "../../orders/summary-key";
import { presentFollowed, presentTracking } from "../../orders/track";
import { query } from "../../platform/db/pool";
import { parcelScans } from "../../shipping/parcel/parcel-scans";
import type { Routes } from "../pipeline/route";
import { presentOwn } from "./orders/present-own";

async function isTheirs(row: OrderRow, identify: () => Promise<Actor>): Promise<boolean> {
  const actor = await identify();
  if (actor.kind === "admin") return may(actor.role, "orders");
  return actor.kind === "shopper" && actor.id === row.customer_id;
}

export const ordersRoutes = {
  getOrders: async ({ actor, query: { page = 1, limit = limits.listDefault, lang }, req }) => {
    const { rows, total } = await ordersOf(actor.id, { page, limit });
    const orders = await allInWords(rows, lang ?? readingLanguage(req));
    return {
      data: orders.map(presentListItem),
      meta: { total, page, limit, pages: Math.ceil(total / limit) },
    };
  },

  getOrder: async ({ params, query: { lang }, actor, req }) => ({
    data: await presentOwn(actor.id, params.id, { req, lang }),
  }),

  trackOrder: async ({ params, query: { lang }, actor, req }) => {
    const order = await inWords(await ownOrder(actor.id, params.id), lang ?? readingLanguage(req));
    return { data: presentTracking(order, await parcelScans(order.order_id)) };
  },

  followOrder: async ({ body: { orderNumber, emailOrPhone }, clientNetwork }) => {
    const number = plainOrderNumber(orderNumber);
    const pair = `${number}|${clientNetwork}`;
    await authLimits.followByAddress.count(clientNetwork);
    await authLimits.followByOrder.count(number);
    await authLimits.followByOrderAndAddress.count(pair);
    const order = await orderToFollow(number, emailOrPhone);
    if (!order) throw refuse.notFound(messages.orderToFollowNotFound);
    await Promise.all([
      authLimits.followByOrderAndAddress.forget(pair),
      authLimits.followByOrder.takeBack(number),
      authLimits.followByAddress.takeBack(clientNetwork),
    ]);
    return { data: presentFollowed(order, await parcelScans(order.order_id)) };
  },

  cancelOrder: async ({ params, body, actor, scope, req }) => {
    await transitionOrder(scope, {
      orderId: params.orderId,
      to: "cancelled",
      by: "shopper",
      byId: actor.id,
      customerId: actor.id,
      note: body.cancellationReason,
    });
    return { message: messages.orderCancelled, data: await presentOwn(actor.id, params.orderId, { req }) };
  },

  getOrderSummary: async ({ params, query: { key }, identify }) => {
    const [row] = await query<OrderRow>({
      name: "order-by-number",
      text: `select ${orderColumns} from shop_order o where o.number = $1`,
      values: [params.orderNumber],
    });
    if (!row || !((key && isSummaryKey(row.number, key)) || (await isTheirs(row, identify))))
      throw refuse.notFound(messages.orderNotFound);
    return {
      data: {
        orderNumber: row.number,
        orderStatus: row.status,
        paymentMethod: row.payment_method,
        deliveryMethod: row.delivery_method,
        expectedDelivery: presentWindow(row),
        slot: row.trip?.slot ?? null,
      },
    };
  },
} satisfies Routes<typeof orders>;
