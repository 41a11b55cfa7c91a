import { z } from "zod";
import { endpoint } from "./endpoint";
import { Id } from "./fields";

const File = z.unknown();
const ofOrder = {
  params: z.object({ id: Id }),
  query: z.object({ kind: z.enum(["invoice", "credit-note"]).default("invoice") }),
  response: File,
  produces: "application/pdf" as const,
};

/** 409 until the order is packed. */
export const getInvoice = endpoint({
  door: "getInvoice",
  access: "shopper",
  summary: "The invoice, or the credit note, of one of the caller's orders as a PDF",
  ...ofOrder,
});

export const adminGetInvoice = endpoint({
  door: "adminGetInvoice",
  access: "admin",
  summary: "The invoice, or the credit note, of an order as a PDF",
  ...ofOrder,
});

export const getSalesByHsn = endpoint({
  door: "getSalesByHsn",
  access: "admin",
  summary: "A month's invoices less its credit notes, added up by HSN code and rate, for the accountant",
  query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Please give a month as YYYY-MM") }),
  response: File,
  produces: "text/csv",
});
