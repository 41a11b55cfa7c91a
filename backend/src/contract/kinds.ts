import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Category, ChosenCategory, Flag, text } from "./fields";
import { filterName } from "./kind-filters";
import { limits } from "./limits";
import { messages } from "./messages";

export const KindId = z.string().regex(/^[\w-]{1,160}$/, messages.idMalformed.key);

/** A row of the specifications, or an option, by which a kind's products are filtered; named as the products name it. */
const KindFilter = z.object({
  row: text(1, 60),
  /** Its name in the other languages; an empty one is shown as the products name it. */
  hi: text(0, 40),
  mr: text(0, 40),
});

const KindFilters = z
  .array(KindFilter)
  .max(limits.kindFilters)
  .refine(
    (filters) => new Set(filters.map(({ row }) => filterName(row))).size === filters.length,
    messages.kindFilterRepeated.key,
  );

const fields = {
  /** The English name is the engine's; an empty one in another language is shown in English. */
  label: z.object({ en: text(1, 40), hi: text(0, 40), mr: text(0, 40) }),
  /** In no filter and no menu, and not offered for new products; products of it keep it. */
  isHidden: z.boolean(),
};

const ShopKind = z.object({
  _id: z.string(),
  category: Category,
  ...fields,
  filters: z.array(KindFilter),
  /** Drafts included. */
  products: z.int(),
  /** Changes with each save. */
  version: z.int(),
});
export type ShopKind = z.output<typeof ShopKind>;

/** Without `filters` those of before stay; a new kind has none then. */
const input = { ...fields, isHidden: fields.isHidden.default(false), filters: KindFilters.optional() };
export const NewKind = z.object({ category: ChosenCategory, ...input });
export type NewKind = z.output<typeof NewKind>;
export const KindEdit = z.object({ ...input, version: z.int().min(1).optional() });
export type KindEdit = z.output<typeof KindEdit>;

const ofKind = z.object({ id: KindId });

/** The kinds of product within the categories, in the shop's order. They are subcategories of the engine's (ADR-0079). */
export const kinds = endpoints({
  /** Each is of the most popular product that is in stock, or of one that is sold out. Kinds without products have none. */
  getKindPictures: {
    method: "GET",
    path: "/api/shop/kinds/pictures",
    access: "guest",
    summary: "A picture of each kind of product in a category",
    query: z.object({ category: ChosenCategory }),
    /** By the address of the kind, as in the filter `kind`. */
    response: ok({ data: z.record(z.string(), z.string()) }),
  },

  adminGetKinds: {
    method: "GET",
    path: "/api/admin/kinds",
    access: "admin",
    permission: "catalogue",
    summary: "The kinds of product within each category, and the number of their products",
    response: ok({ data: z.array(ShopKind) }),
  },

  /** Its id, the engine's handle, is made from the English name and stays the same when it is renamed. */
  adminAddKind: {
    method: "POST",
    path: "/api/admin/kinds",
    access: "admin",
    permission: "catalogue",
    summary: "Add a kind of product to a category",
    status: 201,
    body: NewKind,
    response: ok({ data: ShopKind }),
  },

  adminReorderKinds: {
    method: "PUT",
    path: "/api/admin/kinds/reorder",
    access: "admin",
    permission: "catalogue",
    summary: "The order of a category's kinds; those that are not named follow the others",
    body: z.object({ category: ChosenCategory, kindIds: z.array(KindId).min(1).max(limits.kinds) }),
    response: ok({ data: z.array(ShopKind) }),
  },

  /** 409 `edit_conflict` if it is no longer the one with this `version`. Its category stays. */
  adminEditKind: {
    method: "PUT",
    path: "/api/admin/kinds/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Rename a kind of product, or hide it",
    params: ofKind,
    body: KindEdit,
    response: ok({ data: ShopKind }),
  },

  /** What can be filtered by: the rows that its products have, the commonest first. */
  adminGetKindRows: {
    method: "GET",
    path: "/api/admin/kinds/:id/rows",
    access: "admin",
    permission: "catalogue",
    summary: "The rows of the specifications and the options that the products of a kind have",
    params: ofKind,
    response: ok({ data: z.array(z.object({ row: z.string(), products: z.int() })) }),
  },

  /**
   * 409 `kind_in_use` while products are of it, unless `withProducts`: they then stay in their category and on sale,
   * without a kind. `products` is how many that were.
   */
  adminDeleteKind: {
    method: "DELETE",
    path: "/api/admin/kinds/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Delete a kind of product",
    params: ofKind,
    query: z.object({ withProducts: Flag.optional() }),
    response: ok({ data: z.object({ _id: z.string(), products: z.int() }) }),
  },
});
