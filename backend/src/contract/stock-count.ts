import { z } from "zod";
import { countedAtOnce } from "./counted-at-once";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { commaList, Id, queryInt, Stock } from "./fields";
import { messages } from "./messages";

const CountRow = z.object({
  _id: Id,
  productId: Id,
  title: z.string(),
  /** The size, or the chosen options in words. */
  choice: z.string().nullable(),
  sku: z.string().nullable(),
  /** Items on the shelf by the shop's books, those of open orders included. */
  stocked: z.int(),
  reserved: z.int(),
  /** The item's latest stock movement: sent back with a count, so that a second count of the same shelf is noticed. */
  mark: z.string(),
});
export type CountRow = z.infer<typeof CountRow>;

const CountedLine = z.strictObject({
  variantId: Id,
  counted: Stock,
  /** `stocked` and `mark` at the moment of counting. */
  read: z.int(messages.stockWhole.key).min(-99_999).max(99_999),
  mark: z.string().regex(/^\d{1,19}$/),
});

const CountedResult = z.object({
  variantId: Id,
  /** same: the count was right, nothing changed. */
  outcome: z.enum(["done", "same", "refused"]),
  /** The difference that was applied. */
  by: z.int(),
  /** Why it was refused. */
  message: z.string().nullable(),
});
export type CountedResult = z.infer<typeof CountedResult>;

export const stockCount = endpoints({
  /** Only variants whose stock is counted at all. Without `locationId` the stock of all locations together. */
  adminGetStockCount: {
    method: "GET",
    path: "/api/admin/stock-count",
    access: "admin",
    permission: "catalogue",
    keys: "stock",
    summary: "What is on which shelf by the shop's books, by category, words, SKU or variant; 50 rows a page",
    query: z.object({
      category: z.string().max(60).optional(),
      locationId: Id.optional(),
      q: z.string().max(100).optional(),
      variantIds: commaList(Id).optional(),
      page: queryInt(1, 10_000).optional(),
    }),
    response: ok({
      data: z.object({
        rows: z.array(CountRow),
        hasMore: z.boolean(),
        /** Where stock is kept; empty in a shop with one location. */
        locations: z.array(z.object({ _id: Id, name: z.string() })),
      }),
    }),
  },

  /**
   * Each line by itself, as a correction with the reason "counted": the difference between `counted` and `read` is
   * applied, so that what was sold since is neither lost nor sold twice. A line is refused if the shelf was counted, or
   * set to a figure by a form or a file, since `mark`; or if items of open orders would be taken.
   * `Idempotency-Key`: a retry with the same key is counted once.
   */
  adminApplyStockCount: {
    method: "POST",
    path: "/api/admin/stock-count",
    access: "admin",
    permission: "catalogue",
    keys: "stock",
    summary: "Apply counted differences; the result of each, in the order of the request",
    repeatable: "with-key",
    body: z.strictObject({
      locationId: Id.nullish(),
      lines: z
        .array(CountedLine)
        .min(1, messages.stockChangeMissing.key)
        .max(countedAtOnce)
        .refine(
          (lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length,
          messages.sizeRepeated.key,
        ),
    }),
    response: ok({ data: z.array(CountedResult) }),
  },
});
