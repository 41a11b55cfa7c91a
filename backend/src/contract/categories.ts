import { z } from "zod";
import { categoryFields, categoryIcons, goodsLists } from "./constants";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Category, GstRate, Language, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { KindName } from "./products";

const CategoryId = z.string().regex(/^[\w-]{1,160}$/, messages.idMalformed.key);
const words = (max: number) => z.object({ en: text(0, max), hi: text(0, max), mr: text(0, max) });

/** Of a category's own list, such as "7", "2-4y" or "XL": it stands in addresses, product files and SKUs. */
const SizeName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}./+-]{0,9}$/u, messages.sizeMalformed.key);

const fields = {
  /** The English name is the engine's; an empty one in another language is shown in English. */
  label: z.object({ en: text(1, 40), hi: text(0, 40), mr: text(0, 40) }),
  texts: z.object({
    /** On the home page's tile. */
    line: words(80),
    /** Above the list of its products. */
    intro: words(160),
    /** For search engines. */
    title: words(80),
    description: words(200),
  }),
  icon: z.enum(categoryIcons),
  /** In no menu, tile or filter, and not offered for new products; products that are in it stay on sale. */
  isHidden: z.boolean(),
  /** In display order; none: its products are not sold in sizes. A size of a product in it has to stay. */
  sizes: z
    .array(SizeName)
    .max(30)
    .refine((sizes) => new Set(sizes).size === sizes.length, messages.sizeRepeated.key),
  /** What its products have beside what all have: a condition, the health of a battery, a material. */
  fields: z.array(z.enum(categoryFields)).max(categoryFields.length),
  /** The heaviest packed product, in kilograms. */
  maxWeightKg: z
    .number()
    .min(limits.weightKg.min, messages.atLeastKg(limits.weightKg.min).key)
    .max(limits.weightKg.max, messages.atMostKg(limits.weightKg.max).key)
    .nullable(),
  /** The goods whose names in titles propose HSN and GST. */
  goods: z.enum(goodsLists).nullable(),
  /** Proposed for its other products; both or neither. */
  hsn: z
    .string()
    .regex(/^\d{4}(\d{2}){0,2}$/, messages.hsnMalformed.key)
    .nullable(),
  gstRate: GstRate.nullable(),
};

const ShopCategory = z.object({
  _id: Category,
  ...fields,
  sizes: z.array(z.string()),
  /** Drafts included. */
  products: z.int(),
  /** Changes with each save. */
  version: z.int(),
});
export type ShopCategory = z.output<typeof ShopCategory>;

const noWords = { en: "", hi: "", mr: "" };

export const CategoryInput = z
  .object({
    ...fields,
    texts: fields.texts.default({ line: noWords, intro: noWords, title: noWords, description: noWords }),
    icon: fields.icon.default("basket"),
    isHidden: fields.isHidden.default(false),
    sizes: fields.sizes.default([]),
    fields: fields.fields.default([]),
    maxWeightKg: fields.maxWeightKg.default(null),
    goods: fields.goods.default(null),
    hsn: fields.hsn.default(null),
    gstRate: fields.gstRate.default(null),
    version: z.int().min(1).optional(),
  })
  .superRefine(({ hsn, gstRate }, context) => {
    if ((hsn === null) !== (gstRate === null))
      context.addIssue({
        code: "custom",
        path: [hsn === null ? "hsn" : "gstRate"],
        message: messages.taxNeedsBoth.key,
      });
  });
export type CategoryInput = z.output<typeof CategoryInput>;

const ofCategory = z.object({ id: CategoryId });

/** The texts of a category in one language. */
const CategoryTexts = z.object({
  _id: Category,
  line: z.string(),
  intro: z.string(),
  title: z.string(),
  description: z.string(),
  /** The kinds of its products that the shop shows, in their order; `slug` is what the filter `kind` takes. */
  kinds: z.array(KindName),
});

/** The categories, in the shop's order. They are the engine's product categories (ADR-0047). */
export const categories = endpoints({
  getCategories: {
    method: "GET",
    path: "/api/shop/categories",
    access: "guest",
    summary: "What the shop writes about its categories",
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: z.array(CategoryTexts) }),
  },

  adminGetCategories: {
    method: "GET",
    path: "/api/admin/categories",
    access: "admin",
    permission: "catalogue",
    summary: "The shop's categories with what their products have, and the number of those",
    response: ok({ data: z.array(ShopCategory) }),
  },

  /** Its id, the engine's handle, is made from the English name and stays the same when it is renamed. */
  adminAddCategory: {
    method: "POST",
    path: "/api/admin/categories",
    access: "admin",
    permission: "catalogue",
    summary: "Add a category",
    status: 201,
    body: CategoryInput,
    response: ok({ data: ShopCategory }),
  },

  adminReorderCategories: {
    method: "PUT",
    path: "/api/admin/categories/reorder",
    access: "admin",
    permission: "catalogue",
    summary: "The order of the categories; those that are not named follow the others",
    body: z.object({ categoryIds: z.array(CategoryId).min(1).max(100) }),
    response: ok({ data: z.array(ShopCategory) }),
  },

  /**
   * 409 `edit_conflict` if it is no longer the one with this `version`, `sizes_in_use` if products have a size that goes,
   * `fields_in_use` if they say something in a field that goes.
   */
  adminEditCategory: {
    method: "PUT",
    path: "/api/admin/categories/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Rename a category, hide it, or change what its products have",
    params: ofCategory,
    body: CategoryInput,
    response: ok({ data: ShopCategory }),
  },

  /** 409 `category_in_use` while products are in it, or brands are sold in it alone. */
  adminDeleteCategory: {
    method: "DELETE",
    path: "/api/admin/categories/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Delete a category that no product is in",
    params: ofCategory,
    response: ok({ data: z.object({ _id: Category }) }),
  },
});
