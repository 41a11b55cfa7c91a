import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Rupees, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";

/** The most rows of a courier's file; a remittance is a week of parcels. */
export const remittanceRows = 1_000;

/**
 * right: due, and paid as expected · short, over: due, but another amount was paid · noted: recorded before ·
 * notDue: the order's cash is not due · unknown: no order or parcel has the number · unreadable: no number or no amount ·
 * again: paid before its parcel left, or under another reference than `reference`: this is a second payment ·
 * twice: the file has the order before · partly: due, but the file has not all parcels of the order · part: one more
 * parcel of an order above, whose row counts it.
 */
export const remittanceOutcomes = [
  "right",
  "short",
  "over",
  "noted",
  "again",
  "notDue",
  "unknown",
  "unreadable",
  "twice",
  "partly",
  "part",
] as const;

const RemittanceRow = z.object({
  /** Of the file; the titles are line 1. */
  line: z.int(),
  /** The order or tracking number, as in the file. */
  number: z.string(),
  paid: Rupees.nullable(),
  orderId: Id.nullable(),
  orderNumber: z.string().nullable(),
  /** What the file pays for the order in all of its parcels; null for rows that count for none. */
  paidInAll: Rupees.nullable(),
  /** What the shopper had to pay. */
  expected: Rupees.nullable(),
  outcome: z.enum(remittanceOutcomes),
  /** The reference under which it was recorded before. */
  reference: z.string().nullable(),
});
export type RemittanceRow = z.infer<typeof RemittanceRow>;

const column = z.string().max(200).nullish();

export const remittance = endpoints({
  /**
   * Changes nothing: what is right is then recorded by `adminNoteCash`. The columns of number and amount are found by
   * their titles, unless they are named. 422 for a text that is no table, is empty or has too many rows.
   */
  adminMatchRemittance: {
    method: "POST",
    path: "/api/admin/orders/remittance",
    access: "admin",
    permission: "money",
    summary: "Compare a courier's remittance, as CSV text, with the cash that is due",
    body: z.strictObject({
      csv: z.string().min(1, messages.fileEmpty.key).max(900_000),
      numberColumn: column,
      amountColumn: column,
      /** What the payment is recorded under, to tell it from others. */
      reference: text(0, limits.cashReference, "reference").nullish(),
    }),
    response: ok({
      data: z.object({
        columns: z.array(z.string()),
        /** Null if none looks like it: then there are no rows yet. */
        numberColumn: z.string().nullable(),
        amountColumn: z.string().nullable(),
        rows: z.array(RemittanceRow),
      }),
    }),
  },
});
