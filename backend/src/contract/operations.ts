import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Rupees } from "./fields";
import { OrderStatus } from "./orders";

export const operations = endpoints({
  getDashboard: {
    method: "GET",
    path: "/api/admin/dashboard",
    access: "admin",
    summary: "Today's figures: orders, sales, cash to collect, low stock, failed shipping",
    response: ok({
      data: z.object({
        ordersToday: z.int(),
        salesToday: Rupees,
        ordersToHandle: z.int(),
        codToCollect: Rupees,
        shippingFailed: z.int(),
        products: z.int(),
        customers: z.int(),
        ordersByStatus: z.array(z.object({ status: OrderStatus, count: z.int() })),
        /** The last 30 days of the Indian calendar. */
        salesByDay: z.array(z.object({ day: z.string(), orders: z.int(), sales: Rupees })),
        lowStock: z.array(
          z.object({ productId: Id, title: z.string(), size: z.string().nullable(), stock: z.int() }),
        ),
      }),
    }),
  },

  getHealth: {
    method: "GET",
    path: "/api/health",
    list: "staff",
    access: "guest",
    summary: "The process is alive",
    response: ok({}),
  },

  getReady: {
    method: "GET",
    path: "/api/ready",
    list: "staff",
    access: "guest",
    summary: "Database, engine, migrations, disk, catalogue (and Redis when used) are ready; 503 otherwise",
    response: ok({ data: z.record(z.string(), z.boolean()) }),
  },
});
