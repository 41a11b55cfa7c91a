import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Rupees } from "./fields";
import { OrderStatus } from "./orders";
import type { Permission } from "./roles";

/** The figures of the panel's first page by the permission that they need; the others are left out. */
export const figures = {
  orders: z.object({
    ordersToday: z.int(),
    ordersToHandle: z.int(),
    shippingFailed: z.int(),
    ordersByStatus: z.array(z.object({ status: OrderStatus, count: z.int() })),
  }),
  money: z.object({
    salesToday: Rupees,
    codToCollect: Rupees,
    customers: z.int(),
    /** The last 30 days of the Indian calendar. */
    salesByDay: z.array(z.object({ day: z.string(), orders: z.int(), sales: Rupees })),
  }),
  customers: z.object({
    /** Messages that wait for an answer, and all that are past the law's times. */
    ticketsOpen: z.int(),
    ticketsOverdue: z.int(),
  }),
  shop: z.object({
    /** The nightly backup; null where none is made. */
    backup: z
      .object({
        /** When the last good one was made. */
        madeAt: z.iso.datetime().nullable(),
        /** A night was missed. */
        isLate: z.boolean(),
        /** Why the last try failed: the disk has no room, pg_dump is missing or too old, or something in the log. */
        failure: z.enum(["room", "tool", "other"]).nullable(),
        /** The uploads are in a bucket, and no part of it. */
        lacksUploads: z.boolean(),
      })
      .nullable(),
    /** The database's journal, which leads from a backup to any moment; null where none is kept. */
    journal: z
      .object({
        /** When it was last kept. */
        keptAt: z.iso.datetime().nullable(),
        /** It cannot be kept at present: the database's own disk fills until it can. */
        isFailing: z.boolean(),
      })
      .nullable(),
  }),
  catalogue: z.object({
    products: z.int(),
    /** Questions about products that wait for an answer. */
    questionsOpen: z.int(),
    /** Photos of reviews that nobody has decided about. */
    photosPending: z.int(),
    lowStock: z.array(
      z.object({ productId: Id, title: z.string(), size: z.string().nullable(), stock: z.int() }),
    ),
  }),
} as const satisfies Partial<Record<Permission, z.ZodObject>>;

export const operations = endpoints({
  getDashboard: {
    method: "GET",
    path: "/api/admin/dashboard",
    access: "admin",
    permission: "panel",
    summary:
      "Today's figures, as far as the role may see them: orders, sales, cash to collect, low stock, failed shipping",
    response: ok({
      data: z.object({
        ...figures.orders.partial().shape,
        ...figures.money.partial().shape,
        ...figures.customers.partial().shape,
        ...figures.catalogue.partial().shape,
        ...figures.shop.partial().shape,
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
    summary:
      "Whether database, engine, migrations, disk, catalogue (and Redis when used) are ready; 503 if one is not that the process needs, and while it is stopping",
    response: ok({ data: z.record(z.string(), z.boolean()) }),
  },
});
