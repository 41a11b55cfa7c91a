import { z } from "zod";
import { stockReasons } from "./constants";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { ChosenSize, Id, Stock, text } from "./fields";
import { messages } from "./messages";
import { AdminProduct } from "./products";

export const StockMovement = z.object({
  _id: z.string(),
  at: z.string(),
  /** The size, or the chosen options in words. */
  size: z.string().nullable(),
  /** stock: items in the shop; hold: reserved for an order; release: no longer reserved. */
  kind: z.enum(["stock", "hold", "release"]),
  change: z.int(),
  /** Items in the shop afterwards; null for holds. */
  stockAfter: z.int().nullable(),
  reason: z.enum(["order", "written_off", "edit", "import", "first", ...stockReasons]),
  /** The note by staff. */
  note: z.string().nullable(),
  /** Who made the change, if it was a staff member. */
  by: z.string().nullable(),
  orderNumber: z.string().nullable(),
  orderId: z.string().nullable(),
  /** The name of the stock location; null in a shop with one, and for what happened when there was one. */
  location: z.string().nullable(),
});
export type StockMovement = z.infer<typeof StockMovement>;

const byOrCounted = z.strictObject({
  /** Omitted if the product has no sizes. */
  size: ChosenSize.nullish(),
  /** One of the product's `shelves`; needed if several have the same size, or options other than a size. */
  variantId: Id.nullish(),
  /** The number of items added, or removed if negative. */
  by: z.int(messages.piecesWhole.key).min(-99_999).max(99_999).nullish(),
  /** The items counted on the shelf, including those of open orders, and the shop's number when the counting began, below zero for items that went out on backorder. */
  counted: Stock.nullish(),
  read: z.int(messages.stockWhole.key).min(-99_999).max(99_999).nullish(),
});

/** How the stock of one variant changes: `by` a difference, or `counted` with `read` as the expected number. */
const VariantChange = byOrCounted
  .refine(({ by, counted }) => (by ?? null) !== null || (counted ?? null) !== null, {
    path: ["by"],
    message: messages.stockChangeMissing.key,
  })
  .refine(({ by, counted }) => (by ?? null) === null || (counted ?? null) === null, {
    path: ["counted"],
    message: messages.stockChangeTwice.key,
  })
  .refine(({ counted, read }) => (counted ?? null) === null || (read ?? null) !== null, {
    path: ["read"],
    message: messages.stockReadMissing.key,
  });

export const stock = endpoints({
  /**
   * Only differences are applied, so that concurrent orders are kept. 409 `stock_reserved` if items of open orders
   * would be removed. Without `locationId` it is the stock of all locations together: more goes to the shop's own, less
   * leaves it first. With a `version`, 409 `counted_since` for a `counted` of what somebody has counted, or set to a
   * figure, since it was read: both would take off the same loss. `Idempotency-Key`: a retry with the same key is counted once.
   */
  adminChangeStock: {
    method: "POST",
    path: "/api/admin/products/:id/stock",
    access: "admin",
    permission: "catalogue",
    keys: "stock",
    summary: "Change a product's stock by a counted difference, with the reason",
    repeatable: "with-key",
    params: z.object({ id: Id }),
    body: z
      .strictObject({
        reason: z.enum(stockReasons, messages.stockReasonMissing.key),
        note: text(0, 200, "note").nullish(),
        /** One of the product's `stockLocations`. */
        locationId: Id.nullish(),
        /**
         * The product's version as it was read. It names the last movement of the stock, so that no row of a list has to
         * read a mark of its own as `adminGetStockCount` does.
         */
        version: Version.optional(),
        changes: z
          .array(VariantChange)
          .min(1, messages.stockChangeMissing.key)
          .max(100)
          .refine(
            (list) =>
              new Set(list.map(({ size, variantId }) => variantId ?? size ?? null)).size === list.length,
            messages.sizeRepeated.key,
          ),
      })
      .refine(({ reason, note }) => reason !== "other" || Boolean(note), {
        path: ["note"],
        message: messages.stockNoteMissing.key,
      }),
    response: ok({ data: AdminProduct }),
  },

  adminGetStockMovements: {
    method: "GET",
    path: "/api/admin/products/:id/stock-movements",
    access: "admin",
    permission: "catalogue",
    keys: "stock",
    summary: "The latest 100 stock movements of a product, newest first",
    params: z.object({ id: Id }),
    response: ok({ data: z.array(StockMovement) }),
  },
});
