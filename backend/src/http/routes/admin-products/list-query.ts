import { z } from "zod";
import type { AdminProductsQuery } from "../../../catalog/admin-products";
import type { RouteInput } from "../../../contract";
import { limits } from "../../../contract/constants";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";

const Sort = z.tuple([z.string().max(40), z.enum(["ASC", "DESC"])]);
const Range = z.tuple([z.int().min(0).max(1_000_000), z.int().min(0).max(1_000_000)]);
const one = z.string().max(60);
const OneOrMore = z.union([one.transform((text) => [text]), z.array(one).max(100)]);
const Filter = z.object({
  id: OneOrMore.optional(),
  category: OneOrMore.optional(),
  brand: OneOrMore.optional(),
  condition: OneOrMore.optional(),
  inStock: z.boolean().optional(),
  onSale: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  q: z.string().max(100).optional(),
});

function fromJson<Schema extends z.ZodType>(field: string, text: string | undefined, schema: Schema) {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refuse.invalid([{ field, message: messages.notReactAdmin }]);
  return parsed.data;
}

/** Reads the panel's list query, plain or as react-admin sends it; a page has at most 100 rows. 422 for broken JSON. */
export function adminProductsQuery(raw: RouteInput<"adminGetProducts">["query"]): AdminProductsQuery {
  const { id: ids, ...filter } = fromJson("filter", raw.filter, Filter) ?? {};
  const sort = fromJson("sort", raw.sort, Sort) ?? sortOf(raw.sortBy);
  const range = fromJson("range", raw.range, Range);
  const asked = raw.limit ?? (range ? range[1] - range[0] + 1 : limits.listDefault);
  const limit = Math.min(limits.listMax, Math.max(1, asked));
  return {
    ...filter,
    ...(ids && { ids }),
    ...(raw.category && { category: raw.category }),
    ...(raw.brand && { brand: raw.brand }),
    ...(raw.condition && { condition: raw.condition }),
    ...(raw.inStock !== undefined && { inStock: raw.inStock }),
    ...(raw.onSale !== undefined && { onSale: raw.onSale }),
    ...(raw.isFeatured !== undefined && { isFeatured: raw.isFeatured }),
    ...(raw.minPrice !== undefined && { minPrice: raw.minPrice }),
    ...(raw.maxPrice !== undefined && { maxPrice: raw.maxPrice }),
    ...(raw.q && { q: raw.q }),
    ...(sort && { sort: { field: sort[0], descending: sort[1] === "DESC" } }),
    limit,
    offset: range ? range[0] : ((raw.page ?? 1) - 1) * limit,
  };
}

function sortOf(option: string | undefined): z.infer<typeof Sort> | undefined {
  if (!option) return undefined;
  const [field, way] = option.split("-");
  return [field ?? "title", way === "hightolow" || way === "ztoa" ? "DESC" : "ASC"];
}
