import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { adminOrders } from "../../contract/admin-orders";
import { messages } from "../../contract/messages";
import { transitionOrder } from "../../order-lifecycle/transitions/transition-order";
import { adminOrders as listOrders } from "../../orders/admin-list";
import { exportOrders } from "../../orders/export-orders";
import { adminListQuery } from "../../orders/list-query";
import { presentAdminOrder } from "../../orders/present-order";
import { anyOrder } from "../../orders/read-orders";
import { indiaClock } from "../../platform/india-day";
import { listMeta } from "../../platform/list-query";
import { type Routes, sent } from "../pipeline/route";

export const adminOrdersRoutes = {
  adminGetOrders: async ({ query, res }) => {
    const list = adminListQuery(query);
    const { rows, total } = await listOrders(list);
    const { contentRange, meta } = listMeta("orders", list, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows.map(presentAdminOrder), meta };
  },

  adminGetOrder: async ({ params }) => ({
    data: presentAdminOrder(await anyOrder(params.id)),
  }),

  adminUpdateOrder: async ({ params, body, actor, scope }) => {
    await transitionOrder(scope, {
      orderId: params.id,
      to: body.orderStatus,
      by: "admin",
      byId: actor.id,
      note: body.note ?? null,
      noteFor: body.noteFor ?? null,
      version: body.version,
      courier: body.courier ? { ...body.courier, trackingUrl: body.courier.trackingUrl ?? null } : null,
      paymentStatus: body.paymentStatus ?? null,
      unsellable: body.unsellable ?? [],
    });
    return { message: messages.orderUpdated, data: presentAdminOrder(await anyOrder(params.id)) };
  },

  getShippingFailed: async ({ query, res }) => {
    const list = { ...adminListQuery(query), onlyFailedShipping: true };
    const { rows, total } = await listOrders(list);
    const { contentRange, meta } = listMeta("orders", list, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows.map(presentAdminOrder), meta };
  },

  adminExportOrders: async ({ query, res }) => {
    const { day } = indiaClock(new Date());
    res.setHeader("content-type", "text/csv; charset=utf-8");
    res.setHeader("content-disposition", `attachment; filename="orders-${day}.csv"`);
    res.setHeader("cache-control", "no-store");
    await pipeline(Readable.from(exportOrders(query)), res);
    return sent;
  },
} satisfies Routes<typeof adminOrders>;
