import type { Admin } from "../../accounts/actor";
import type { adminOrders } from "../../contract/admin-orders";
import type { ReadFrom } from "../../contract/endpoint";
import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { may, mayMove } from "../../contract/roles";
import { handOver } from "../../order-lifecycle/pickup/hand-over";
import { moveOrders } from "../../order-lifecycle/transitions/move-orders";
import type { StaffTransition } from "../../order-lifecycle/transitions/transition";
import { transitionOrder } from "../../order-lifecycle/transitions/transition-order";
import { adminOrders as listOrders, neighboursOf } from "../../orders/admin-list";
import { exportOrders } from "../../orders/export-orders";
import { orderByNumber } from "../../orders/find-order";
import { adminListQuery } from "../../orders/list-query";
import type { OrderWithMoves } from "../../orders/order-row";
import { presentAdminOrder } from "../../orders/present-order";
import { anyOrder } from "../../orders/read-orders";
import { indiaClock } from "../../platform/india-day";
import { listMeta } from "../../platform/list-query";
import type { Routes } from "../pipeline/route";
import { sendCsv } from "../send-csv";

type Wish = ReadFrom<(typeof adminOrders)["adminUpdateOrder"]>["body"];

/** An order with the moves that are open to this member of the staff. */
function forRole({ role }: Admin, row: OrderWithMoves) {
  const order = presentAdminOrder(row);
  return { ...order, nextStatuses: order.nextStatuses.filter((status) => mayMove(role, status)) };
}

/** Throws 403 for a move, or a word about a payment, that gives money back or records it. */
function refuseMoney({ role }: Admin, { orderStatus, paymentStatus, unsellable }: Wish): void {
  if (may(role, "money")) return;
  if (!mayMove(role, orderStatus) || paymentStatus || unsellable?.length)
    throw new Refusal(403, "role_forbidden", messages.moneyForbidden);
}

/** What a call asks for. The contract lets items through only with the status that takes them, and with nothing else. */
function transitionOf({ orderStatus: to, items, courier, ...asked }: Wish): StaffTransition {
  const noted = { note: asked.note ?? null, noteFor: asked.noteFor ?? null };
  if (items && to === "return_requested") return { ...noted, to, goingBack: items };
  return {
    ...noted,
    to,
    courier: courier ? { ...courier, trackingUrl: courier.trackingUrl ?? null } : null,
    paymentStatus: asked.paymentStatus ?? null,
    unsellable: asked.unsellable ?? [],
  };
}

export const adminOrdersRoutes = {
  adminGetOrders: async ({ query, actor, res }) => {
    const list = adminListQuery(query);
    const { rows, total } = await listOrders(list);
    const { contentRange, meta } = listMeta("orders", list, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows.map((row) => forRole(actor, row)), meta };
  },

  adminGetOrder: async ({ params, actor }) => ({
    data: forRole(actor, await anyOrder(params.id)),
  }),

  adminUpdateOrder: async ({ params, body, actor, scope }) => {
    refuseMoney(actor, body);
    await transitionOrder(scope, {
      orderId: params.id,
      ...transitionOf(body),
      by: "admin",
      byId: actor.id,
      version: body.version,
    });
    return { message: messages.orderUpdated, data: forRole(actor, await anyOrder(params.id)) };
  },

  adminMoveOrders: async ({ body, actor, scope }) => ({
    message: messages.ordersMoved,
    data: await moveOrders(scope, { orderIds: body.orderIds, to: body.orderStatus, byId: actor.id }),
  }),

  adminHandOver: async ({ params, body, actor, scope }) => {
    const { code, note, payment, version } = body;
    if (payment && !may(actor.role, "money"))
      throw new Refusal(403, "role_forbidden", messages.moneyForbidden);
    await handOver(scope, {
      orderId: params.id,
      byId: actor.id,
      code: code ?? null,
      note: note || null,
      payment: payment ? { means: payment.means, reference: payment.reference || null } : null,
      version,
    });
    return { message: messages.handedOver, data: forRole(actor, await anyOrder(params.id)) };
  },

  adminFindOrder: async ({ query }) => {
    const found = await orderByNumber(query.number);
    if (!found) throw refuse.notFound(messages.numberUnknown(query.number));
    return { data: found };
  },

  adminGetNeighbours: async ({ params, query }) => {
    const { order_id: orderId } = await anyOrder(params.id);
    return { data: await neighboursOf(orderId, adminListQuery(query)) };
  },

  getShippingFailed: async ({ query, actor, res }) => {
    const list = { ...adminListQuery(query), onlyFailedShipping: true };
    const { rows, total } = await listOrders(list);
    const { contentRange, meta } = listMeta("orders", list, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows.map((row) => forRole(actor, row)), meta };
  },

  adminExportOrders: async ({ query, res }) => {
    const { day } = indiaClock(new Date());
    return sendCsv(res, `orders-${day}`, exportOrders(query));
  },
} satisfies Routes<typeof adminOrders>;
