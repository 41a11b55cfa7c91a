import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Day } from "./fields";

const Sales = z.object({
  /** Orders that were not cancelled and did not come back, and what was paid for them, returns deducted (rupees). */
  orders: z.int(),
  amount: z.number(),
  /** Of the orders that left the shop: how many came back undelivered. */
  sent: z.int(),
  cameBack: z.int(),
});

/** One line of the summary by HSN that a GST return asks for: invoices less credit notes, in rupees. */
const GstRow = z.object({
  /** An HSN, or the service code of delivery. */
  code: z.string(),
  ratePercent: z.number(),
  /** Tax is on the shop's margin (Rule 32(5)): `taxable` is the margin without its tax. */
  isOnMargin: z.boolean(),
  /** Sold to businesses with a GSTIN. */
  isB2b: z.boolean(),
  quantity: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  /** What buyers paid, tax included. */
  total: z.number(),
});

const Report = z.object({
  from: z.string(),
  to: z.string(),
  sales: Sales,
  /** The same number of days just before. */
  before: Sales,
  best: z.array(z.object({ productId: z.string(), title: z.string(), pieces: z.int(), amount: z.number() })),
  /** Shown and in stock for the whole period, and not sold in it: the dearest stock first. */
  slow: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      stock: z.int(),
      /** What the stock would bring at its price. */
      worth: z.number(),
      lastSoldOn: z.string().nullable(),
    }),
  ),
  /** Cash of parcels that have left and is not noted as received, by courier, whatever the period. */
  cashOut: z.array(
    z.object({
      courier: z.string().nullable(),
      orders: z.int(),
      amount: z.number(),
      /** Days since the oldest of these orders was placed. */
      oldestDays: z.int(),
    }),
  ),
  /** Cash of the period for which a courier paid in another amount than was due (rupees), newest first. */
  remittances: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      at: z.string(),
      reference: z.string().nullable(),
      courier: z.string().nullable(),
      due: z.number(),
      paidIn: z.number(),
    }),
  ),
  gst: z.array(GstRow),
  /** What was searched for in the period and found nothing. */
  searches: z.array(z.object({ words: z.string(), times: z.int() })),
});
export type Report = z.output<typeof Report>;

export const reports = endpoints({
  /** Both days included, of the Indian calendar; without them, the last 30 days. At most 366 days. */
  adminGetReport: {
    method: "GET",
    path: "/api/admin/report",
    access: "admin",
    permission: "money",
    summary:
      "A period's figures: sales against the period before, best and slow sellers, GST by HSN, cash with couriers, remittances that differ",
    query: z.object({ from: Day.optional(), to: Day.optional() }),
    response: ok({ data: Report }),
  },
});
