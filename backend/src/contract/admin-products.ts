import { z } from "zod";
import { productStatuses, stockReasons } from "./constants";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { ChosenCategory, Flag, Id, Rupees, reactAdminList, Stock, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { inputs } from "./product-field-sets";
import { AdminProduct, NewProduct, ProductEdit, productFilters, TranslatedLanguage } from "./products";

/** What can be wrong with a product's texts in Hindi or Marathi: the English has changed since, or there are none. */
export const translationGaps = ["old", "missing"] as const;

/**
 * The filters of staff's product list; `isPublished` is whether shoppers see it, `status` whether staff want them to.
 */
export const adminProductFilters = {
  category: productFilters.category,
  kind: productFilters.kind,
  brand: productFilters.brand,
  condition: productFilters.condition,
  inStock: productFilters.inStock,
  /** Whether it, or one of its sizes, has fewer pieces left than its limit. */
  lowStock: Flag.optional(),
  onSale: productFilters.onSale,
  minPrice: productFilters.minPrice,
  maxPrice: productFilters.maxPrice,
  isFeatured: Flag.optional(),
  isPublished: Flag.optional(),
  status: z.enum(productStatuses).optional(),
  translation: z.enum(translationGaps).optional(),
  q: z.string().max(100).optional(),
};

/** A product's texts in a language besides English. */
export const TranslatedTexts = z.object({
  title: text(limits.title.min, limits.title.max, "title"),
  description: text(1, limits.description.max, "description"),
  /** One line a row, `label: value`, in the order of the English rows; empty: shown in English. Omitted, they stay. */
  specifications: text(0, limits.specificationLines).optional(),
  /** Why it is featured; empty: shown in English. Omitted, it stays. */
  featuredDescription: text(0, limits.featuredDescription).optional(),
});
export type TranslatedTexts = z.infer<typeof TranslatedTexts>;

/** What a bulk edit changes of one product, compared with what was read of it, as in `adminEditProduct`. */
const BulkEdit = z.object(inputs).partial().extend({
  productId: Id,
  version: Version,
  /** What can be bought of it: the difference to what was read is applied. */
  totalStock: Stock.optional(),
});
export type BulkEdit = z.infer<typeof BulkEdit>;

const BulkResult = z.object({
  productId: Id,
  outcome: z.enum(["done", "refused"]),
  /** Why it was refused. */
  message: z.string().nullable(),
});
export type BulkResult = z.infer<typeof BulkResult>;

const EditedProduct = BulkResult.extend({
  /** The product's version after the edit: with it and the former values, the same call undoes what nobody changed since. */
  version: Version.nullable(),
});
export type EditedProduct = z.infer<typeof EditedProduct>;

/** An SKU as people may enter it. */
export const skuPattern = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,60}$/u;

const eachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const adminProducts = endpoints({
  adminGetProducts: {
    method: "GET",
    path: "/api/admin/products/get",
    access: "admin",
    permission: "catalogue",
    summary: "List products for the panel; also takes react-admin's sort, range and filter",
    query: z.object({
      ...productFilters,
      ...adminProductFilters,
      ...reactAdminList,
    }),
    response: ok({ data: z.array(AdminProduct), meta: Meta }),
  },

  adminGetProduct: {
    method: "GET",
    path: "/api/admin/products/get/:id",
    access: "admin",
    permission: "catalogue",
    summary: "One product for the panel",
    params: z.object({ id: Id }),
    response: ok({ data: AdminProduct }),
  },

  /** `Idempotency-Key`: the same product with the same key is made once. */
  adminAddProduct: {
    method: "POST",
    path: "/api/admin/products/add",
    access: "admin",
    permission: "catalogue",
    summary:
      "Make a product. HSN and GST rate may be left out: they are proposed by category and title where that is no guess",
    repeatable: "with-key",
    body: NewProduct,
    /** `message` names the proposed values, or why the product is not on sale yet. */
    response: ok({ data: AdminProduct, message: z.string().optional() }),
    status: 201,
  },

  /**
   * Accepts a whole product or only the changed fields. With the `version` that was read, a field counts as changed
   * if it differs from what was read, and a different stock (`totalStock`, `sizes`, as the product was read) is
   * applied as the difference: items sold meanwhile stay sold. 409 `edit_conflict` (see `EditConflict`) if somebody
   * else changed the same field. Without a version the fields are applied as sent, and stock is the absolute number
   * in the shop. Omitted fields stay as they are, except the sale price: a whole product without one (every required
   * field, no `salePrice`) has no sale.
   */
  adminEditProduct: {
    method: "PUT",
    path: "/api/admin/products/edit/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Change a product: all of it, or the fields that are sent",
    params: z.object({ id: Id }),
    body: ProductEdit,
    response: ok({ data: AdminProduct }),
  },

  /**
   * With the `version` of the product that was read, only texts that differ from it are changed. 409 `edit_conflict` (see
   * `EditConflict`) if somebody else has written one of them anew since, or its English: `theirs` is then the English.
   * Without a version the texts are saved as sent.
   */
  adminSaveTranslation: {
    method: "PUT",
    path: "/api/admin/products/:id/translations/:language",
    access: "admin",
    permission: "catalogue",
    summary: "Save a product's texts in Hindi or Marathi; they hold for the English texts of this moment",
    params: z.object({ id: Id, language: TranslatedLanguage }),
    body: TranslatedTexts.extend({ version: Version.optional() }),
    response: ok({ data: AdminProduct }),
  },

  /**
   * Each product by itself: what stands in the way of one does not stop the others. Sent again after a lost response, it
   * changes nothing more.
   */
  adminEditProducts: {
    method: "POST",
    path: "/api/admin/products/edit-several",
    access: "admin",
    permission: "catalogue",
    summary: "Change several products; the result of each, in the order of the request",
    body: z.object({
      edits: z
        .array(BulkEdit)
        .min(1, messages.chooseProducts.key)
        .max(limits.bulkProducts)
        .refine((edits) => eachOnce(edits.map(({ productId }) => productId)), messages.productTwice.key),
      /** Why stock changes, for its history. */
      stockReason: z.enum(stockReasons).default("counted"),
    }),
    response: ok({ data: z.array(EditedProduct) }),
  },

  adminDeleteProducts: {
    method: "POST",
    path: "/api/admin/products/delete-several",
    access: "admin",
    permission: "catalogue",
    summary: "Delete several products; orders that name them stay whole. The result of each",
    body: z.object({
      productIds: z
        .array(Id)
        .min(1, messages.chooseProducts.key)
        .max(limits.bulkProducts)
        .refine(eachOnce, messages.productTwice.key),
    }),
    response: ok({ data: z.array(BulkResult) }),
  },

  /** What `adminAddProduct` would enter if both were left out; null where it would be a guess. */
  adminProposeTax: {
    method: "GET",
    path: "/api/admin/products/tax",
    access: "admin",
    permission: "catalogue",
    summary: "HSN code and GST rate that the shop proposes for a title in a category",
    query: z.object({ category: ChosenCategory, title: z.string().max(limits.title.max) }),
    response: ok({ data: z.object({ hsn: z.string(), gstRate: z.number() }).nullable() }),
  },

  /** 409 if somebody else has changed one of them since it was read; 422 for an SKU that another variant has. */
  adminSaveSkus: {
    method: "PUT",
    path: "/api/admin/products/:id/skus",
    access: "admin",
    permission: "catalogue",
    summary: "Give the variants of a product their SKUs, or take them away",
    params: z.object({ id: Id }),
    body: z.object({
      skus: z
        .array(
          z.object({
            variantId: Id,
            /** `null` takes it away. */
            sku: z.string().trim().regex(skuPattern, messages.skuMalformed.key).nullable(),
            /** The SKU as it was read. */
            read: z.string().max(200).nullable(),
          }),
        )
        .min(1)
        .max(100)
        .refine((skus) => eachOnce(skus.map(({ variantId }) => variantId)), messages.skuTwice.key)
        .refine((skus) => eachOnce(skus.flatMap(({ sku }) => sku ?? [])), messages.skuTwice.key),
    }),
    response: ok({ data: AdminProduct }),
  },

  /** 409 if somebody else has changed one of them since it was read. */
  adminSaveVariantPrices: {
    method: "PUT",
    path: "/api/admin/products/:id/variant-prices",
    access: "admin",
    permission: "catalogue",
    summary: "Give sizes or choices of a product prices of their own",
    params: z.object({ id: Id }),
    body: z.strictObject({
      prices: z
        .array(
          z
            .strictObject({
              variantId: Id,
              price: inputs.price,
              /** 0 without a sale. */
              salePrice: Rupees,
              /** The prices as they were read. */
              read: z.strictObject({ price: Rupees, salePrice: Rupees }),
            })
            .refine(({ price, salePrice }) => salePrice < price, {
              path: ["salePrice"],
              message: messages.salePriceTooHigh.key,
            }),
        )
        .min(1)
        .max(100)
        .refine((prices) => eachOnce(prices.map(({ variantId }) => variantId)), messages.lineTwice.key),
    }),
    response: ok({ data: AdminProduct }),
  },

  adminDeleteProduct: {
    method: "DELETE",
    path: "/api/admin/products/delete/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Delete a product; orders that name it stay whole",
    params: z.object({ id: Id }),
    response: ok({ data: z.object({ _id: Id }) }),
  },
});
