import { z } from "zod";
import { limits, productStatuses } from "./constants";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Flag, Id, reactAdminList, text } from "./fields";
import { AdminProduct, ProductEdit, ProductInput, productFilters, TranslatedLanguage } from "./products";

/** What can be wrong with a product's texts in Hindi or Marathi: the English has changed since, or there are none. */
export const translationGaps = ["old", "missing"] as const;

/**
 * The filters of staff's product list; `isPublished` is whether shoppers see it, `status` whether staff want them to.
 */
export const adminProductFilters = {
  category: productFilters.category,
  brand: productFilters.brand,
  condition: productFilters.condition,
  inStock: productFilters.inStock,
  onSale: productFilters.onSale,
  minPrice: productFilters.minPrice,
  maxPrice: productFilters.maxPrice,
  isFeatured: Flag.optional(),
  isPublished: Flag.optional(),
  status: z.enum(productStatuses).optional(),
  translation: z.enum(translationGaps).optional(),
  q: z.string().max(100).optional(),
};

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

  adminAddProduct: {
    method: "POST",
    path: "/api/admin/products/add",
    access: "admin",
    permission: "catalogue",
    summary:
      "Make a product. HSN and GST rate may be left out: they are proposed by category and title where that is no guess",
    body: ProductInput,
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

  adminSaveTranslation: {
    method: "PUT",
    path: "/api/admin/products/:id/translations/:language",
    access: "admin",
    permission: "catalogue",
    summary: "Save a product's texts in Hindi or Marathi; they hold for the English texts of this moment",
    params: z.object({ id: Id, language: TranslatedLanguage }),
    body: z.object({
      title: text(limits.title.min, limits.title.max, "title"),
      description: text(1, limits.description.max, "description"),
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
