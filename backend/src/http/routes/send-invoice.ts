import type { ServerResponse } from "node:http";
import { printInvoice } from "../../billing/print";
import { readInvoice } from "../../billing/read-invoices";
import { sent } from "../pipeline/door";

/** Sends an order's invoice as a PDF that the browser displays or saves under its number. */
export async function sendInvoice(
  res: ServerResponse,
  orderId: string,
  isCreditNote: boolean,
): Promise<typeof sent> {
  const invoice = await readInvoice(orderId, isCreditNote);
  const pdf = await printInvoice(invoice);
  res.setHeader("content-type", "application/pdf");
  res.setHeader("content-length", pdf.length);
  res.setHeader("content-disposition", `inline; filename="${invoice.number.replaceAll("/", "-")}.pdf"`);
  res.setHeader("cache-control", "no-store");
  res.end(pdf);
  return sent;
}
