import { z } from "zod";
import { endpoints } from "./endpoint";
import { Id } from "./fields";
import { messages } from "./messages";

const File = z.unknown();
const ofOrder = {
  params: z.object({ id: Id }),
  query: z.object({ kind: z.enum(["invoice", "credit-note"]).default("invoice") }),
  response: File,
  produces: "application/pdf" as const,
};

export const invoices = endpoints({
  /** 409 until the order is packed. */
  getInvoice: {
    method: "GET",
    path: "/api/shop/order/invoice/:id",
    access: "shopper",
    summary: "The invoice, or the credit note, of one of the caller's orders as a PDF",
    ...ofOrder,
  },

  adminGetInvoice: {
    method: "GET",
    path: "/api/admin/orders/invoice/:id",
    access: "admin",
    permission: "orders",
    summary: "The invoice, or the credit note, of an order as a PDF",
    ...ofOrder,
  },

  getSalesByHsn: {
    method: "GET",
    path: "/api/admin/reports/sales-by-hsn",
    access: "admin",
    permission: "money",
    summary: "A month's invoices less its credit notes, added up by HSN code and rate, for the accountant",
    query: z.object({
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, messages.monthMalformed.key),
    }),
    response: File,
    produces: "text/csv",
  },
});
