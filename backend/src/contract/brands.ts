import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { ChosenCategory, Language, text } from "./fields";
import { messages } from "./messages";

const BrandId = z.string().regex(/^[\w -]{1,40}$/, messages.idMalformed.key);

const fields = {
  /** As it is shown: "Hot Wheels". One that is empty in another language is written there as in English. */
  label: z.object({ en: text(1, 40), hi: text(0, 40), mr: text(0, 40) }),
  /** The categories in which it is sold. */
  categories: z.array(ChosenCategory).min(1, messages.brandNeedsCategory.key).max(50),
  /** Not offered as a filter, nor for new products; products that have it keep it. */
  isHidden: z.boolean(),
};

const Brand = z.object({
  _id: BrandId,
  ...fields,
  /** The products that have it, drafts included. */
  products: z.int(),
  /** Changes with each save. */
  version: z.int(),
});
export type Brand = z.output<typeof Brand>;

export const BrandInput = z.object({ ...fields, isHidden: fields.isHidden.default(false) });
export type BrandInput = z.output<typeof BrandInput>;

const ofBrand = z.object({ id: BrandId });

/** The brands, in the order in which staff choose from them. A name is one brand's alone, in any case and language: 422 otherwise. */
export const brands = endpoints({
  /** Hidden ones too: products may have them. */
  getBrandNames: {
    method: "GET",
    path: "/api/shop/brands",
    access: "guest",
    summary: "What the brands are called in a language",
    query: z.object({ lang: Language.optional() }),
    /** By the ids of the brands. */
    response: ok({ data: z.record(z.string(), z.string()) }),
  },

  adminGetBrands: {
    method: "GET",
    path: "/api/admin/brands",
    access: "admin",
    permission: "catalogue",
    summary: "The shop's brands, with the number of their products",
    response: ok({ data: z.array(Brand) }),
  },

  /** Its id is made from the English name and stays the same when it is renamed. */
  adminAddBrand: {
    method: "POST",
    path: "/api/admin/brands",
    access: "admin",
    permission: "catalogue",
    summary: "Add a brand",
    status: 201,
    body: BrandInput,
    response: ok({ data: Brand }),
  },

  adminReorderBrands: {
    method: "PUT",
    path: "/api/admin/brands/reorder",
    access: "admin",
    permission: "catalogue",
    summary: "The order of the brands; those that are not named follow the others",
    body: z.object({ brandIds: z.array(BrandId).min(1).max(1_000) }),
    response: ok({ data: z.array(Brand) }),
  },

  /** 409 `edit_conflict` if the brand is no longer the one with this `version`. */
  adminEditBrand: {
    method: "PUT",
    path: "/api/admin/brands/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Rename a brand, hide it, or sell it in other categories",
    params: ofBrand,
    body: BrandInput.extend({ version: z.int().min(1).optional() }),
    response: ok({ data: Brand }),
  },

  /** 409 `brand_in_use` while products have it. */
  adminDeleteBrand: {
    method: "DELETE",
    path: "/api/admin/brands/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Delete a brand that no product has",
    params: ofBrand,
    response: ok({ data: z.object({ _id: BrandId }) }),
  },
});
