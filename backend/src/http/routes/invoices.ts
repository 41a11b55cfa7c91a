import type { ServerResponse } from "node:http";
import { printInvoice } from "../../billing/print";
import { readInvoice } from "../../billing/read-invoices";
import { hsnCsv, salesByHsn } from "../../billing/sales-by-hsn";
import type { invoices } from "../../contract/invoices";
import { anyOrder, ownOrder } from "../../orders/read-orders";
import { monthOf } from "../../orders/reports/period";
import { type Routes, Sent } from "../pipeline/route";
import { sendCsv } from "../send-csv";

/** Sends an order's invoice as a PDF that the browser displays or saves under its number. */
async function sendInvoice(res: ServerResponse, orderId: string, isCreditNote: boolean): Promise<Sent> {
  const invoice = await readInvoice(orderId, isCreditNote);
  const pdf = await printInvoice(invoice);
  res.setHeader("content-type", "application/pdf");
  res.setHeader("content-length", pdf.length);
  res.setHeader("content-disposition", `inline; filename="${invoice.number.replaceAll("/", "-")}.pdf"`);
  res.setHeader("cache-control", "no-store");
  return new Sent(pdf);
}

export const invoicesRoutes = {
  getInvoice: async ({ params, query, actor, res }) => {
    const order = await ownOrder(actor.id, params.id);
    return sendInvoice(res, order.order_id, query.kind === "credit-note");
  },

  adminGetInvoice: async ({ params, query, res }) => {
    const order = await anyOrder(params.id);
    return sendInvoice(res, order.order_id, query.kind === "credit-note");
  },

  getSalesByHsn: async ({ query, res }) => {
    const csv = hsnCsv(await salesByHsn(monthOf(query.month)));
    return sendCsv(res, `sales-by-hsn-${query.month}`, csv);
  },
} satisfies Routes<typeof invoices>;
