import { z } from "zod";
import type { AdminProductsQuery } from "../../../catalog/admin-products";
import type { RouteInput } from "../../../contract";
import { translationGaps } from "../../../contract/admin-products";
import { productStatuses } from "../../../contract/constants";
import { type ListWindow, listFilter, listWindow } from "../../../platform/list-query";

const one = z.string().max(60);
const OneOrMore = z.union([one.transform((text) => [text]), z.array(one).max(100)]);
const Filter = z.object({
  id: OneOrMore.optional(),
  category: OneOrMore.optional(),
  kind: OneOrMore.optional(),
  brand: OneOrMore.optional(),
  condition: OneOrMore.optional(),
  inStock: z.boolean().optional(),
  lowStock: z.boolean().optional(),
  onSale: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  isPublished: z.boolean().optional(),
  status: z.enum(productStatuses).optional(),
  translation: z.enum(translationGaps).optional(),
  q: z.string().max(100).optional(),
});

/** Parses the panel's list query, plain or as react-admin sends it; a page has at most 100 rows. 422 for broken JSON. */
export function adminProductsQuery(raw: RouteInput<"adminGetProducts">["query"]): AdminProductsQuery {
  const { id: ids, ...filter } = listFilter(raw, Filter) ?? {};
  const window = listWindow(raw);
  const sort = window.sort ?? sortOf(raw.sortBy);
  return {
    ...filter,
    ...(ids && { ids }),
    ...(raw.category && { category: raw.category }),
    ...(raw.kind && { kind: raw.kind }),
    ...(raw.brand && { brand: raw.brand }),
    ...(raw.condition && { condition: raw.condition }),
    ...(raw.inStock !== undefined && { inStock: raw.inStock }),
    ...(raw.lowStock !== undefined && { lowStock: raw.lowStock }),
    ...(raw.onSale !== undefined && { onSale: raw.onSale }),
    ...(raw.isFeatured !== undefined && { isFeatured: raw.isFeatured }),
    ...(raw.isPublished !== undefined && { isPublished: raw.isPublished }),
    ...(raw.status && { status: raw.status }),
    ...(raw.translation && { translation: raw.translation }),
    ...(raw.minPrice !== undefined && { minPrice: raw.minPrice }),
    ...(raw.maxPrice !== undefined && { maxPrice: raw.maxPrice }),
    ...(raw.q && { q: raw.q }),
    ...window,
    ...(sort && { sort }),
  };
}

function sortOf(option: string | undefined): ListWindow["sort"] {
  if (!option) return undefined;
  const [field, way] = option.split("-");
  return { field: field ?? "title", descending: way === "hightolow" || way === "ztoa" };
}
