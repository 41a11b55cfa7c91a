import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { GstRate, Id, Price, text } from "./fields";
import { messages } from "./messages";

/** The first two to eight digits of an HSN code. */
const Heading = z
  .string()
  .trim()
  .regex(/^\d{2}(\d{2}){0,3}$/, messages.headingMalformed.key);

const fields = {
  /** For staff: "Garments and footwear". */
  name: text(1, 80),
  /** The rate is that of goods whose HSN begins with one of these. */
  headings: z.array(Heading).min(1, messages.headingMissing.key).max(50),
  /** The first day of the rate, in India; until the day of the next row for the same goods. */
  from: z.iso.date(),
  /** Per cent. */
  rate: GstRate,
  /** Where the rate depends on the price paid for one item: `above` per cent beyond `upTo` rupees. */
  slab: z.object({ upTo: Price, above: GstRate }).nullable(),
};

export const TaxRateInput = z.object(fields);
export type TaxRateInput = z.output<typeof TaxRateInput>;

const TaxRate = z.object({ _id: Id, ...fields, version: z.int() });
export type TaxRate = z.output<typeof TaxRate>;

const ofRate = z.object({ id: Id });

/**
 * The table of GST by HSN and day. The latest row that has begun applies; a product's own rate where there is none. An order
 * keeps the rates of its day. 422 if another row for the same goods begins on the same day.
 */
export const taxRates = endpoints({
  adminGetTaxRates: {
    method: "GET",
    path: "/api/admin/tax-rates",
    access: "admin",
    permission: "shop",
    summary: "The GST rates by HSN, price and day",
    response: ok({ data: z.array(TaxRate) }),
  },

  adminAddTaxRate: {
    method: "POST",
    path: "/api/admin/tax-rates",
    access: "admin",
    permission: "shop",
    summary: "Enter a GST rate from a day on",
    status: 201,
    body: TaxRateInput,
    response: ok({ data: TaxRate }),
  },

  /** 409 `edit_conflict` if the row is no longer the one with this `version`. */
  adminEditTaxRate: {
    method: "PUT",
    path: "/api/admin/tax-rates/:id",
    access: "admin",
    permission: "shop",
    summary: "Correct a GST rate",
    params: ofRate,
    body: TaxRateInput.extend({ version: z.int().min(1).optional() }),
    response: ok({ data: TaxRate }),
  },

  adminDeleteTaxRate: {
    method: "DELETE",
    path: "/api/admin/tax-rates/:id",
    access: "admin",
    permission: "shop",
    summary: "Remove a GST rate: the row before it, or each product's own rate, applies again",
    params: ofRate,
    response: ok({ data: z.object({ _id: Id }) }),
  },
});
